// Drops each log of a folder on the static page, in a headless Chromium, and compares the explanation with
// the command's, byte for byte.
//   node compare-logs.mjs folder-of-the-page path/to/purlin folder-of-logs
import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Browser } from './browser.mjs'
import { serve } from './serve.mjs'

const [site, purlin, folder] = process.argv.slice(2)
if (!folder) throw new Error('give the folder of the page, the command and the folder of logs')
const server = await serve(site)
const browser = await Browser.launch()
const page = await browser.newPage({ width: 1280, height: 900 })
await page.open(server.url)
await page.waitFor(() => document.getElementById("engine-state").textContent === "" &&
  document.querySelector("#frame-table td"))
let [same, different] = [0, 0]
for (const name of readdirSync(folder).sort()) {
  const log = readFileSync(join(folder, name), 'utf8')
  await page.evaluate(() => { document.getElementById('read-state').textContent = '' })
  await page.drop('main', [{ name, text: log }])
  await page.waitFor(() => /[.]$/.test(document.getElementById('read-state').textContent))
  const answer = await page.evaluate(() => {
    for (const details of document.querySelectorAll('#answer .causes details')) details.open = true
    return new Promise(done => setTimeout(() => done(
      [...document.querySelectorAll('#answer .explanation')]
        .map(element => element.textContent + (element.matches('p') ? '\n' : '')).join('\n'))))
  })
  const expected = spawnSync(purlin, ['explain', join(folder, name)], { encoding: 'utf8' }).stdout
  if (answer.trimEnd() === expected.trimEnd()) same += 1
  else { different += 1; console.log(`${name} differs`) }
}
await browser.close()
await server.stop()
console.log(`${same} logs as the command, ${different} differ; ${page.problems.length} messages on the console`)
process.exit(different + page.problems.length > 0 ? 1 : 0)
