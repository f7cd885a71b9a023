// Below the baseline (apps/web/baseline.ts) a sentence stands where Figment would stay blank.
// Every browser must be able to read this file: nothing in it is newer than ES5.
;(function () {
  // as old as the baseline: registerProperty in Safari and Firefox, dvh in Chromium
  if (window.CSS && CSS.registerProperty && CSS.supports && CSS.supports('height', '1dvh')) return

  var browsers = 'Safari 16.4, Firefox 128, Chrome 108'
  var words = {
    en: {
      title: 'Figment needs a newer browser',
      text:
        'It works in ' + browsers + ' and newer. Update your browser (on iPhone and iPad, that’s iOS) or open this page in another one.',
    },
    ru: {
      title: 'Нужен браузер поновее',
      text:
        'Figment работает в ' + browsers + ' и новее. Обнови браузер (на iPhone и iPad\u00a0— саму iOS) или открой эту страницу в другом.',
    },
    uk: {
      title: 'Потрібен новіший браузер',
      text:
        'Figment працює в ' + browsers + ' і новіших. Онови браузер (на iPhone та iPad\u00a0— саму iOS) або відкрий цю сторінку в іншому.',
    },
    pl: {
      title: 'Potrzebna nowsza przeglądarka',
      text:
        'Figment działa w przeglądarkach ' +
        browsers +
        ' i nowszych. Zaktualizuj przeglądarkę (na iPhonie i iPadzie: cały iOS) albo otwórz tę stronę w innej.',
    },
  }
  var wanted = navigator.languages || [navigator.language || 'en']
  var language = 'en'
  for (var at = 0; at < wanted.length; at++) {
    var spoken = wanted[at].slice(0, 2).toLowerCase()
    if (words.hasOwnProperty(spoken)) {
      language = spoken
      break
    }
  }

  // the styles may not have come, or may not be understood
  var page = document.createElement('main')
  page.style.cssText =
    'position:fixed;top:0;right:0;bottom:0;left:0;overflow:auto;padding:20vh 1.5em 2em;text-align:center;' +
    'font:18px/1.5 sans-serif;color:#f4ecdd;background:#1d2033'
  var title = document.createElement('h1')
  title.style.cssText = 'margin:0 auto 0.5em;max-width:18em;font:bold 28px/1.2 serif'
  title.appendChild(document.createTextNode(words[language].title))
  var text = document.createElement('p')
  text.style.cssText = 'margin:0 auto;max-width:28em'
  text.appendChild(document.createTextNode(words[language].text))
  page.appendChild(title)
  page.appendChild(text)
  document.documentElement.lang = language
  // without a root the client does not start, should this browser be able to read it
  var root = document.getElementById('root')
  root.parentNode.replaceChild(page, root)
})()
