// Drives the page of `purlin preview` in a headless browser while its source is changed.
//
//   PURLIN=… PURLIN_SOURCES=… CACHE=… node --test Tests/Inspector/preview-tests.mjs
//
// Without a browser it says so and ends with 0, unless $REQUIRE_BROWSER is set. Status 1 on any failure.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import assert from 'node:assert/strict'
import { Browser } from '../Site/browser.mjs'

const work = mkdtempSync(join(tmpdir(), 'purlin-preview-'))
process.on('exit', () => rmSync(work, { recursive: true, force: true }))

const browser = Browser.find() ? await Browser.launch() : null
if (!browser) {
  if (process.env.REQUIRE_BROWSER) throw new Error('no browser; set CHROMIUM to the path of one')
  console.log('preview: no browser was found, so its page is not tested')
  process.exit(0)
}
test.after(() => browser.close())

const file = join(work, 'Screen.swift')
const write = (body, name = 'Screen') => writeFileSync(file, `import UIKit
class ${name}: UIViewController {
  override func viewDidLoad() {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    label.topAnchor.constraint(equalTo: view.topAnchor, constant: 100).isActive = true
    label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20).isActive = true
    ${body}
  }
}
#Preview("Departures") { ${name}() }
`)

async function serve() {
  const server = spawn(process.env.PURLIN, ['preview', file, '--cache', process.env.CACHE, '--time-limit', '3'],
    { stdio: ['ignore', 'pipe', 'ignore'] })
  const address = await new Promise((resolve) => server.stdout.once('data', (data) => resolve(`${data}`.trim())))
  return [server, address]
}

/** Waits for a condition in the page, which may load anew meanwhile. */
async function until(page, condition, ...values) {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    try {
      if (await page.evaluate(condition, ...values)) return
    } catch { /* The page is loading. */ }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  assert.fail(`the page never fulfils ${condition}: ${await page.evaluate(() => document.body.innerText)}`)
}

const shows = (text) => document.querySelector('#canvas')?.textContent.includes(text)
const says = (text) => document.querySelector('#problems')?.textContent.includes(text)
const isOutdated = () => document.querySelector('#canvas')?.classList.contains('outdated')

test('the page follows the source through errors, crashes, endless loops and renames', async () => {
  write('label.text = "Bergen"')
  const [server, address] = await serve()
  try {
    const page = await browser.newPage({ width: 1200, height: 800 })
    await page.open(address)
    await until(page, shows, 'Bergen')
    await page.evaluate(() => purlin.resize(500, 600))
    await page.settle()

    write('label.text = "Oslo"')
    await until(page, shows, 'Oslo')
    assert.match(await page.evaluate(() => document.querySelector('#status').textContent), /^500 × 600/)
    assert.equal(await page.evaluate(isOutdated), false)

    write('label.text = 5')
    await until(page, says, 'Screen.swift:9')
    assert.ok(await page.evaluate(shows, 'Oslo'))
    assert.ok(await page.evaluate(isOutdated))

    write('label.text = [String]()[0]')
    await until(page, says, 'Index out of range')
    assert.ok(await page.evaluate(isOutdated))

    write('while true {}')
    await until(page, says, 'did not return within 3 seconds')

    write('label.text = "Trondheim"', 'Renamed')
    await until(page, shows, 'Trondheim')
    assert.equal(await page.evaluate(isOutdated), false)
    assert.equal(await page.evaluate(() => document.querySelector('#problems').textContent), '')
    if (process.env.SCREENSHOTS) await page.screenshot(join(process.env.SCREENSHOTS, 'preview.png'))
  } finally {
    server.kill()
  }
})
