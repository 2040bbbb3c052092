// What the tests of pages share: the browser, pages of documents, and served pages.
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from 'node:test'
import assert from 'node:assert/strict'
import { Browser } from '../Site/browser.mjs'

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
export const documents = join(root, 'Examples/Documents')
export const purlin = process.env.PURLIN ?? process.argv[2]
export const screenshots = process.env.SCREENSHOTS
export const work = mkdtempSync(join(tmpdir(), 'purlin-inspect-'))
process.on('exit', () => rmSync(work, { recursive: true, force: true }))

/// Writes the page of documents, and returns its path.
export function inspect(name, ...words) {
  const path = join(work, `${name}.html`)
  execFileSync(purlin, ['inspect', ...words, '-o', path], { stdio: ['ignore', 'ignore', 'pipe'] })
  return path
}

export const browser = Browser.find() ? await Browser.launch() : null
if (!browser) {
  if (process.env.REQUIRE_BROWSER) throw new Error('no browser; set CHROMIUM to the path of one')
  console.log('inspector: no browser was found, so its pages are not tested')
  process.exit(0)
}
test.after(() => browser.close())

export async function open(path, options = {}) {
  const page = await browser.newPage({ width: 1440, height: 900, ...options })
  const start = Date.now()
  await page.open(`file://${path}`)
  await page.settle()
  page.openingTime = Date.now() - start
  return page
}

/// Ends a test: nothing was reported on the console, and nothing left the page.
export async function finish(page, name) {
  if (screenshots) await page.screenshot(join(screenshots, `${name}.png`))
  assert.deepEqual(page.problems, [])
  assert.deepEqual(page.requests.filter((url) => !/^(file|data|blob):/.test(url)), [])
}

/// Starts the server on a copy of an example, or of a text that begins with a tag, and returns its address.
export async function serve(name, ...others) {
  const file = join(work, name)
  const text = others[0]?.startsWith('<') ? others.shift() : readFileSync(join(documents, name))
  writeFileSync(file, text)
  const server = spawn(purlin, ['inspect', file, ...others, '--serve', '--no-repairs'],
    { stdio: ['ignore', 'pipe', 'pipe'] })
  let errors = ''
  server.stderr.on('data', (data) => { errors += data })
  const address = await new Promise((resolve, reject) => {
    let text = ''
    server.stdout.on('data', (data) => {
      text += data
      if (text.includes('\n')) resolve(text.trim())
    })
    server.on('exit', (status) => reject(new Error(`the server ended with ${status}: ${text}${errors}`)))
  })
  return { file, address, errors: () => errors, stop: () => server.kill() }
}

export async function finishServed(page, server) {
  assert.deepEqual(page.problems, [])
  const { origin } = new URL(server.address)
  // Pictures of conflicts are in the page's data.
  assert.deepEqual(page.requests.filter((url) => !url.startsWith(origin) && !/^(data|blob):/.test(url)), [])
}
