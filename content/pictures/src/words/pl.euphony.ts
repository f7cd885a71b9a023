const CONSONANT = '[bcćdfghjklłmnńpqrsśtvwxzźż]'

const BEFORE_WE = new RegExp(`(?<![\\p{L}])(w)(?= (?:[wf]${CONSONANT}|mg|lw))`, 'giu')
const BEFORE_ZE = new RegExp(`(?<![\\p{L}])(z)(?= (?:s(?!z)${CONSONANT}|sz${CONSONANT}|[zśźż]${CONSONANT}|w[zs]|lw))`, 'giu')

/** w mgle -> we mgle, z studni -> ze studni. */
export function smooth(text: string): string {
  return text.replace(BEFORE_WE, '$1e').replace(BEFORE_ZE, '$1e')
}
