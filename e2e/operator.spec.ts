import { choosePassphrase, PASSPHRASE } from '../apps/server/src/testing/operator.ts'
import { words } from '../apps/web/src/admin/words/en.ts'
import { expectWellMade } from './axe.ts'
import { LAPTOP, PHONE } from './evening.ts'
import { expect, test } from './house.ts'
import { shell } from './words.ts'

test('whoever runs the server sets the page up, signs in by passphrase and then by passkey, and says who may open a table', async ({
  evening,
  house,
}) => {
  // browsers have passkeys for names alone
  const origin = house.base.replace('127.0.0.1', 'localhost')
  const admin = await evening.device({ ...LAPTOP, baseURL: origin })

  await test.step('off until somebody chooses a passphrase on the machine', async () => {
    await admin.goto('/admin')
    await expect(admin.getByRole('heading', { name: words.off.title })).toBeVisible()
    await expectWellMade(admin, 'off')
    await choosePassphrase(house)
    await expect(async () => {
      await admin.reload()
      await expect(admin.getByRole('heading', { name: words.signIn.title })).toBeVisible({ timeout: 500 })
    }).toPass()
  })

  await test.step('a wrong passphrase is said to be one; the right one, typed and sent by the keyboard alone, lets in', async () => {
    await expect(admin.getByRole('button', { name: words.signIn.passkey })).toBeHidden()
    await admin.getByLabel(words.signIn.passphrase).fill('not the one')
    await admin.keyboard.press('Enter')
    await expect(admin.getByText(words.signIn.wrong)).toBeVisible()
    await admin.getByLabel(words.signIn.passphrase).fill(PASSPHRASE)
    await admin.keyboard.press('Enter')
    await expect(admin.getByText(words.well)).toBeVisible()
    // each figure is one sentence
    await expect(admin.getByText(words.figures.sentence(words.figures.tables, '0', words.figures.inPlay(0)))).toBeAttached()
    await expectWellMade(admin, 'desk')
  })

  await test.step('a passkey is added, and is enough the next time', async () => {
    const device = await admin.context().newCDPSession(admin)
    await device.send('WebAuthn.enable')
    await device.send('WebAuthn.addVirtualAuthenticator', {
      options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    })
    await admin.getByRole('button', { name: words.house.passkeys }).click()
    await admin.getByRole('button', { name: words.house.addPasskey }).click()
    await expect(admin.getByText(words.house.added)).toBeVisible()
    await admin.keyboard.press('Escape')
    await admin.getByRole('button', { name: words.signIn.out }).click()
    await admin.getByRole('button', { name: words.signIn.passkey }).click()
    await expect(admin.getByText(words.well)).toBeVisible()
    await admin.reload()
    await expect(admin.getByText(words.well)).toBeVisible()
  })

  const page = await evening.device({ ...PHONE, baseURL: origin })
  const start = async () => {
    await page.getByRole('textbox').first().fill('Ada')
    await page.locator('form button[type=submit]').first().click()
  }
  await test.step('by invitation only: without one the front page says so, and its link opens a table', async () => {
    await admin.getByRole('switch', { name: words.door.byInvitation }).click()
    await expect(admin.getByRole('switch', { name: words.door.byInvitation })).toBeChecked()
    await admin.getByRole('button', { name: words.door.invite }).click()
    await admin.getByRole('button', { name: words.door.make }).click()
    const link = await admin.getByLabel(words.door.link).inputValue()
    await expectWellMade(admin, 'invitation')
    await admin.keyboard.press('Escape')
    await page.goto('/')
    await start()
    await expect(page.getByText(shell.refusals.invitationNeeded)).toBeVisible()
    await page.goto(link)
    await start()
    await page.waitForURL(/\/[A-Z]{5}(#|$)/)
  })

  await test.step('on a phone it is seen part by part', async () => {
    await admin.setViewportSize(PHONE.viewport)
    await admin.getByRole('button', { name: words.tabs.house }).click()
    await admin.getByRole('button', { name: words.house.backUp }).click()
    await expect(admin.getByText(words.house.limits)).toBeVisible()
    await expect(admin.getByText(/, checked, 1 kept/)).toBeVisible()
    await expectWellMade(admin, 'house on a phone')
  })
  expect(evening.problems).toEqual([])
})
