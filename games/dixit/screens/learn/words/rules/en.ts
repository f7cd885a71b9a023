import type { Edition } from '../../../../types.ts'

/** The rules as we play them, told from the beginning. */
export const words = {
  title: 'Dixit',
  editions: { classic: 'Classic edition', '2021': '2021 edition' } satisfies Record<Edition, string>,
  quotes: { open: '“', close: '”' },
  players: { teller: 'Leo', finder: 'Mia', lured: 'Nina', lost: 'Max' },
  storyteller: 'storyteller',
  card: (number: number) => `Card ${number}`,
  votes: 'votes:',
  noVotes: 'no votes',

  idea: {
    title: 'What it is',
    text: 'One of you gives a clue to a picture in hand, and everybody slips in a picture of their own that suits the clue too. Then you guess which one the clue was meant for, and the best clues are those that some understand, but not all.',
    players: { classic: '3 to 6 players', '2021': '3 to 8 players' } satisfies Record<Edition, string>,
  },
  round: {
    title: 'A round in five steps',
    lead: 'Everybody holds six cards that nobody else sees (seven when three play). Each round one of you is the storyteller.',
    who: 'In the first round it is whoever presses “I have one!” first. After that, everybody in turn.',
    clue: 'A long leash',
    steps: {
      clue: {
        title: 'A clue',
        text: 'The storyteller chooses a card and gives it a clue: a word, a sentence, a line from a song, a sound, whatever the picture brings to mind.',
        scene: 'Leo is the storyteller. This is the card, and the clue is “A long leash”.',
      },
      cards: {
        title: 'Cards that could be it',
        text: 'Everybody else looks for the card in hand that fits the clue best, and gives it in secret. You can swap it until the last card is in.',
        three: 'With three players everybody gives two.',
        scene: 'Mia, Nina and Max have these to offer.',
      },
      table: {
        title: 'All on the table',
        text: 'The cards are mixed, laid out and numbered. Who gave which? Nobody can tell.',
        scene: 'One of the four is Leo’s.',
      },
      votes: {
        title: 'A vote',
        text: 'Everybody but the storyteller votes in secret for the card they believe in. Never for your own. You can change your vote until the last one is in.',
        scene: 'Mia votes for card 3, Nina for card 1, Max for card 4.',
      },
      points: {
        title: 'Points',
        text: 'Now all is shown: whose card is whose, who chose what, and what it brings.',
        scene:
          'Mia found the card: 3 points each for Mia and Leo. Nina was taken in by Mia’s card and Max by Nina’s: 1 point each for Mia and Nina.',
      },
    },
    after: 'Press “Go on” when you have seen enough. When everybody has, all hands are filled up again and the next player in turn tells.',
    distance: {
      title: 'How far to go',
      text: 'A good clue points at the card without giving it away. For the picture above:',
      plain: { clue: 'Whale', note: 'too plain: all will find it' },
      right: { clue: 'A long leash', note: 'about right: somebody will' },
      cryptic: { clue: 'Tuesday', note: 'too cryptic: nobody will' },
    },
  },
  points: {
    title: 'Points',
    lead: 'The storyteller wants to be understood by some, but not by all.',
    caption: 'How many points for whom',
    columns: { found: 'How many found it', teller: 'Story\u00adteller', finder: 'Who found it', other: 'Who did not' },
    rows: { some: 'Some, not all', everybody: 'Every\u00adbody', nobody: 'Nobody' },
    nobodyThere: 'there is nobody',
    votes:
      'And always: 1 point for each vote that a card of yours gets, even if nobody found the storyteller’s. Only the storyteller gets nothing for votes.',
    three: {
      title: 'Three players',
      both: 'Everybody gives two cards, and votes for either of them count for you.',
      editions: {
        classic: 'If one of the two finds the card and the other does not, the storyteller and the finder get 4 points each instead of 3.',
        '2021': 'It stays at 3 points each.',
      } satisfies Record<Edition, string>,
    },
  },
  end: {
    title: 'How it ends',
    editions: {
      classic:
        'When somebody draws the last of the 84 cards. The points of that round still count; it does not matter if some hands stay short.',
      '2021':
        'After the round in which somebody reaches the target: 30 points, or what the host has chosen. If the pile runs low, the cards that have been played are shuffled back into it.',
    } satisfies Record<Edition, string>,
    rounds: 'How many rounds that makes',
    seats: 'Players',
    roundsHead: 'Rounds',
    winner: 'Whoever has the most points wins. With equal points you share the victory.',
  },
  options: {
    title: 'Options and timers',
    lead: 'The host chooses these in the lobby; everybody sees what was chosen.',
    cases: [
      ['Edition', 'Classic or 2021. What differs is marked with the name of the edition here.'],
      ['Play to', '2021 edition only: how many points end the game. Fewer make a shorter evening.'],
      ['Who tells first', 'Whoever presses the button first, or whoever the lot falls on.'],
      ['Clues', 'Words and sounds, or songs and pantomime as well.'],
    ] as readonly (readonly [string, string])[],
    timers: {
      title: 'Timers',
      text: 'Off unless the host turns them on. Then each step has its time:',
      columns: { step: 'Step', relaxed: 'Relaxed', brisk: 'Brisk' },
      rows: { claiming: 'Who has a story?', telling: 'Clue', giving: 'Cards', voting: 'Vote', scoring: 'Points' },
      seconds: (count: number) => (count < 60 ? `${count} s` : `${Math.floor(count / 60)}${count % 60 === 0 ? '' : '½'} min`),
      patience:
        'Whoever needs longer asks for “More time” in the settings: while the table waits for them, the clock gives one and a half, two or three times as much.',
    },
  },
  songs: {
    title: 'Pantomime and songs',
    text: [
      'A sound is always a clue, like a word. If the host allows it, the storyteller may also hum, sing or act it out, with a few words added or without any.',
      'In one room or on a call you simply do it. You can also record a short clip: then everybody can play it on their own screen.',
      'Everything else stays the same, points included.',
    ],
  },
  people: {
    title: 'Somebody leaves or is slow',
    lost: 'Lost the connection? Your seat and your cards are kept. Open the same address, or type in the code of the table.',
    host: 'If the table waits for somebody who is away, the host can let a bot play for them or take them out of the game.',
    late: 'Whoever comes late watches, and can take over the seat of a bot from the next round on.',
    timeTitle: 'Time is up',
    time: [
      ['No clue yet', 'the turn passes to the next player'],
      ['No clue from anybody, all the way round', 'the game has a rest until somebody resumes it'],
      ['No card given', 'one of their cards is drawn and given for them'],
      ['No vote', 'it counts as not found'],
      ['Nobody has a story', 'the lot decides who tells first'],
      ['Not everybody has gone on', 'the next round begins by itself'],
    ] as readonly (readonly [string, string])[],
    goneTitle: 'Taken out of the game',
    gone: [
      ['The storyteller', 'this round does not count and the next player tells'],
      ['Somebody who has not given a card', 'the round goes on without it'],
      ['Somebody whose card lies on the table', 'the card stays there, but its votes bring nobody points'],
      ['Fewer than three are left', 'the game ends with the points as they stand'],
    ] as readonly (readonly [string, string])[],
  },
  place: {
    title: 'In one room or apart',
    room: {
      title: 'In one room',
      text: 'Put the table on a television or a laptop: in the menu, “Show on a TV”. The phones hold the cards, so turn yours away from curious neighbours. It works without a big screen too.',
    },
    apart: {
      title: 'Apart',
      text: 'Call each other with sound or video: half the fun is in the laughter after the reveal. Everybody has the whole table on their own screen.',
    },
    manners: 'Until the votes are in, nobody says which card is theirs, and the storyteller keeps a straight face.',
  },
}

export interface Words extends Readonly<typeof words> {}
