import { PHONE } from '../evening.ts'
import { codeIn, Person } from '../person.ts'
import { measurement } from './measurement.ts'

export const silentLine = measurement({
  how: 'The socket of a phone goes dead without a word, and its owner makes a move: from the tap until the table has answered over another socket.',
  goals: { replaced: { what: 'a line that is silently dead, until another has carried the move', unit: 'ms', atMost: 5000, digits: 0 } },
  async measure({ evening }) {
    await evening.sitDown(['Ada'])
    const [ada] = evening.people
    if (!ada) throw new Error('nobody came')
    const code = codeIn(ada.page)
    const ben = new Person(await evening.device(PHONE), 'Ben')
    let sockets = 0
    let lastDead = 0
    await ben.page.routeWebSocket(/sessionId=/, (device) => {
      const server = device.connectToServer()
      const mine = ++sockets
      const passes = () => mine > lastDead
      device.onMessage((message) => passes() && server.send(message))
      server.onMessage((message) => passes() && device.send(message))
    })
    await ben.join(code)
    evening.people.push(ben)
    const cleo = new Person(await evening.device(PHONE), 'Cleo')
    await cleo.join(code)
    evening.people.push(cleo)
    await evening.begin()
    lastDead = sockets
    const diedAt = performance.now()
    if (!(await ben.nextThing())) throw new Error('nothing is asked of Ben')
    return { replaced: performance.now() - diedAt }
  },
})
