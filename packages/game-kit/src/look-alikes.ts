/**
 * Letters, digits and signs that look alike in most fonts, a group after a blank; the first one stands for its group. Taken from
 * Unicode's list of confusables (UTS 39), without what differs by width, style or ligature alone, and without scripts that have
 * no letter in common with Latin, Greek or Cyrillic.
 */
const GROUPS = `
  !ǃⵑ &ꝸ 'ʹʻʼʽʾˈˊˋ˴՚՝ᑊᛌ‘’‛′‵ꞌ .۰ꓸ꘎ /᜵⁁⁄∕╱⟋⧸Ⳇ〳ノ㇓丿𝈺 2ƧϨᒿꙄꛯꝚ 3ƷȜЗӠⳌꝪꞫ𑣊𖼻𝈆 4Ꮞ𑢯 5Ƽ𑢻 6бᏮⳒ𑣕 7𐓒𑣆𝈒 8Ȣȣ৪੪𐌚 9৭੧୨൭ⳊꝮ𑢬𑣌𑣖
  :ː˸։᛬᠃᠉⁚∶ꓽ꞉ <˂ᐸᚲ‹❮𝈶 >˃ᐳ›❯𖼿𝈷 ?ɁʔॽᎮꛫ AΑАᎪᗅꓮ𐊠𖽀 BΒВᏴᗷꓐꞴ𐊂𐊡𐌁 CСᏟⲤꓚ𐊢𐌂𐐕𐔜𑣩𑣲🝌 DᎠᗞᗪꓓ EΕЕᎬ⋿ⴹꓰ𐊆𑢦𑢮
  FϜᖴꓝꞘ𐊇𐊥𐔥𑢢𑣂𝈓 GԌᏀᏳꓖ HΗНᎻᕼⲎꓧ𐋏 JͿЈᎫᒍꓙꞲ KΚКᏦᛕⲔꓗ𐔘 LᏞᒪⳐꓡ𐐛𐔦𑢣𑢲𖼖𝈪 MΜϺМᎷᗰᛖⲘꓟ𐊰𐌑 NΝⲚꓠ𐔓
  O0ΟОՕ০ଠ୦ዐⲞⵔ〇ꓳ𐊒𐊫𐐄𐓂𐔖𑓐𑢵𑣠 PΡРᏢᑭⲢꓑ𐊕 Qⵕ RƦᎡᏒᖇꓣ𐒴𖼵𝈖 SЅՏᏕᏚꓢ𐊖𐐠𖼺 TΤТᎢ⊤⟙Ⲧꓔ𐊗𐊱𐌕𑢼𖼊🝨 UՍሀᑌ∪⋃ꓴ𐓎𑢸𖽂
  VѴ۷Ꮩᐯⴸꓦꛟ𐔝𑢠𖼈𝈍 WԜᎳᏔꓪ𑣦𑣯 XΧХ᙭ᚷ╳ⲬⵝꓫꞳ𐊐𐊴𐌗𐌢𐔧𑣬 YΥУҮᎩᎽⲨꓬ𐊲𑢤𖽃 ZΖᏃꓜ𐋵𑢩𑣥 ∖⟍⧵⧹㇔丶𝈏𝈻 aɑαа⍺ bƄЬᏏᑲᖯ cсᴄⲥꮯ𐐽 dԁᏧᑯꓒ
  eеҽ℮ꬲ fքẝꞙꬵ gƍɡցᶃ hһհᏂ iıɩɪιіӏᎥ⍳ꙇꭵ𑣃 jϳј lI1|ƖǀΙІӀ۱ᛁ∣⏽Ⲓⵏꓲ𐊊𐌉𐌠𖼨 nոռ oοσоօ۵०੦૦௦౦೦ഠ൦๐໐ဝ၀ჿᴏᴑⲟꬽ𐐬𐓪𑣈𑣗 pρр⍴ⲣ qԛգզ
  rгᴦⲅꭇꭈꮁ sƽѕꜱꮪ𐑈𑣁 uʋυսᴜꞟꭎꭒ𐓶𑣘 vνѵᴠ∨⋁ꮩ𑜆𑣀 wɯѡԝաᴡꮃ𑜊𑜎𑜏 x×хᕁᕽ᙮⤫⤬⨯ yɣʏγуүყᶌỿꭚ𑣜 zᴢꮓ𑣄 ·ᐧ᛫•‧∙⋅⸱・ꞏ𐄁 ÞϷ𐓄 ßβᏰꞵ þƿϸ
  ĸκкᴋⲕꮶ ƫᎿ ƅьꮟ ƆϽↃꓛ𐐣 Ǝ∃ⴺꓱ ƏӘ ƐԐᏋ𐐁𖼭𝈡 ƨϩᴤꙅ ƩΣ∑ⵉ Ʊᘮᘴ℧ ǝəә ǶԊ ȝʒӡჳⳍꝫ ȷյ ɂꭾ ɅΛЛ۸ᐱⴷꓥꛎ𐊍𐒰𖼽 ɋᶐ ɔͻᴐↄ𐑋 ɛεєԑ⋴ⲉꞓꮛ𐐩𑣎 ɜзᴈ
  ɞ𐑂 ɢԍᏻꮐ ɰպሣ ɷ𐐿 ɸφфⲫ ɿ℩ ʀꭱꮢ ʃ∫ꭍ ʌᴧ𐓘 ʍмᴍꮇ ʘ⊙☉⨀ⵙꙨ𐓃 ʙвᏼ ʚꞝ𐐪 ʜнꮋ ʟⳑꮮ𐑃 ʡꛍ ʿ˓ՙ ˇ꙾ ˏ͵ ͰᎨᎰⱵꚱ ͶИꚡ𐐥𝈋 ͷиᴎ𐑍 ͽꜿ ΓГᎱᒥⲄ𖼇
  Δᐃ∆△Ⲇⵠ𐊅𐊣𖼚🜂 ΠП∏Ⲡꛛ ΦФՓቀᛰⲪ𐊳 ΨѰᛘⲮ𐊵𐓑 Ωᘯᘵ𐊶 δծᕷẟ⸹ λⲖ𐓛 πпᴨ ςϛ τтᴛꭲ χⲭꭓꭕ ψѱ𐓹 ω⍵ⲱꙍꞷ ϗⳤ Ϙ𐊭𐌒 ϿꜾ Є€ⲈꞒ Ћ𐓍 ШⲼ Э℈ лᴫ шⲽ
  яᴙ љꭠ ѠᏇᗯ𝈢 ҶӋ ҷӌ Ӄ𐒼 Ӿ𝈂 Իኮ Մሆ Ոበᑎ∩⋂ꓵ𝉅 Պጣ Ռቡ Ք₽ ձኔ २૨ ३૩ ४૪ ८૮ ১𑓑 ২𑓒 ৬𑓖 அ௮ உ௨ഉ எ௭ க௧ ச௪ ౧೧ ౨೨ ౯೯ ජ෪ ද෫ ၁ၥ ႠꞆ
  ᅳ—―─━ー㇐一ꟷ ᖵℲꓞ ᖷꟻ𝈰 ᗄ∀Ɐꓯ𝈗 ᛋ𝈿 ᦞ᧐ ᦱ᧑ ᩅ᪀᪐ ᬍ᭒ ᬑ᭓ ᬨ᭘ ᭐᭜ ᴀꭺ ᴅꭰ ᴇꭼ ᴊꭻ ᴘᴩꮲ ⅂ꓶ𐐑𖼦𝈕𝈫 ⊕⨁Ꚛ𐊨🜨 ⊥⟂ꓕꞱ𝈜 ▽𐊼𝈔🜄 Ɒ𐐟 ⱶꮀ ꓤꞞ ꙌꞶ
  Ꙙ𖼜🜁 ꙩ𐓫 ꜧꞕ Ꝺꝺ Ꞛ𐐒 ꞛ𐐺 ꧆꧐ ꨁ꩓ ꨣ꩖ 𐒆𐒠
`

const FIRST_OF_GROUP = new Map(
  GROUPS.trim()
    .split(/\s+/u)
    .flatMap((group) => {
      const [first = '', ...others] = Array.from(group)
      return others.map((other): [string, string] => [other, first])
    }),
)
/** Two letters that stand close look like one. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['rn', 'm'],
  ['vv', 'w'],
]

/** Every letter as the first of those that look like it, whatever its width or style; what nobody sees is left out. */
export function withoutLookAlikes(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{Default_Ignorable_Code_Point}/gu, '')
  return Array.from(plain, (letter) => FIRST_OF_GROUP.get(letter) ?? letter).join('')
}

/** Whether two names cannot be told apart at a glance: by letters of another script, by case, by width, by what is not seen. */
export function looksLike(one: string, other: string): boolean {
  return bySmallLetters(one) === bySmallLetters(other) || byAnyLetters(one) === byAnyLetters(other)
}

const bySmallLetters = (name: string): string => atAGlance(withoutLookAlikes(name.toLowerCase()))
/** Capitals look like others than small letters do: В like B, but в not like b. */
const byAnyLetters = (name: string): string => atAGlance(withoutLookAlikes(name).toLowerCase())

function atAGlance(name: string): string {
  // a dot more on an i is none
  const dotless = name.replace(/([ijl])\u0307/gu, '$1')
  return PAIRS.reduce((glanced, [pair, letter]) => glanced.replaceAll(pair, letter), dotless)
    .replace(/\s+/gu, ' ')
    .trim()
}
