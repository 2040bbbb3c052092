// Drives what pages of `purlin inspect` say about sizes, devices and conditions, and what fingers do, in a headless browser.
//
//   PURLIN=… node --test Tests/Inspector/sizes-tests.mjs
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import assert from 'node:assert/strict'
import { accessibilityFindings } from '../Site/accessibility.mjs'
import { browser, documents, finish, finishServed, inspect, open, serve, work } from './pages.mjs'
import { cell, document, fixed, scene, view } from './story.mjs'

const login = inspect('sizes-login', join(documents, 'Login.storyboard'), '--no-repairs')
const box = [60, 80, 120, 90]
const story = document([
  scene('one', [0, 0], `<subviews>${view('box', box)}${view('AbC-1d-Ef2', [60, 260, 120, 40])}</subviews><constraints>
    ${fixed('box', 'root-one', box)}${fixed('AbC-1d-Ef2', 'root-one', [60, 260, 120, 40])}</constraints>`,
  '<segue destination="two" kind="show" id="go"/>'),
  scene('two', [470, 0], ''), scene('far', [3000, 0], ''), cell([1200, 0])].join(''), 'initialViewController="one"')
const file = join(work, 'Sizes.storyboard')
writeFileSync(file, story)
const storyPage = inspect('sizes', file, '--no-repairs')
const text = (page, selector) => page.evaluate((name) => document.querySelector(name).textContent, selector)
const choose = (page, selector, value) => page.evaluate((name, choice) => {
  const list = document.querySelector(name)
  list.value = choice
  list.dispatchEvent(new Event('change'))
}, selector, value)

test('the map names devices and frames of regimes, and is enlarged with its lists', async () => {
  const page = await open(login)
  assert.deepEqual(await page.evaluate(() => [...document.querySelectorAll('#map .regime-name')].map((name) => name.textContent).sort()),
    ['iPad', 'iPad landscape', 'iPhone', 'iPhone landscape'])
  assert.equal(await page.evaluate(() => document.querySelectorAll('#map .regime').length), 4)
  const dots = await page.evaluate(() => document.querySelectorAll('#map circle.device').length)
  assert.ok(dots > 10)
  const place = await page.place('#map circle.device[data-device="0"]')
  await page.mouse('mouseMoved', place, { button: 'none' })
  await page.settle()
  const name = await text(page, '#map .axis.name')
  assert.match(name, /^iPhone/)
  assert.equal(await text(page, '#map .devices li button'), name)
  const isInside = () => page.evaluate(() => {
    const map = document.querySelector('#map > svg').getBoundingClientRect()
    return [...document.querySelectorAll('#map > svg text')].every((text) => {
      const { left, right, top, bottom } = text.getBoundingClientRect()
      return left >= map.left - 1 && right <= map.right + 1 && top >= map.top - 1 && bottom <= map.bottom + 1
    })
  })
  assert.ok(await isInside(), 'a name leaves the map')
  await page.click('#enlarge')
  await page.settle()
  assert.ok(await page.evaluate(() => document.querySelector('#map-dialog #map > svg').getBoundingClientRect().width > 500))
  assert.ok(await isInside(), 'a name leaves the large map')
  assert.ok(await page.evaluate(() => document.querySelectorAll('#map-dialog .legend.findings li').length) > 0)
  assert.deepEqual(await accessibilityFindings(page), [])
  await page.press('Escape')
  assert.equal(await page.evaluate(() => document.querySelectorAll('#map-section #map').length), 1)
  await page.click(await page.place('#map circle.device[data-device="0"]'))
  await page.waitFor((words) => document.querySelector('#status').textContent.startsWith(words), name)
  await finish(page, 'map-names')
})

test('the worst size has as many findings as any that a finding leads to', async () => {
  const page = await open(login)
  const count = () => page.evaluate(() => purlin.shown().findings.length)
  const entries = await page.evaluate(() => document.querySelectorAll('.legend.findings li button').length)
  const counts = []
  for (let index = 0; index < entries; index++) {
    await page.evaluate((place) => document.querySelectorAll('.legend.findings li button')[place].click(), index)
    await page.settle()
    counts.push(await count())
  }
  await page.evaluate(() => document.querySelector('#worst').click())
  await page.settle()
  assert.ok(await count() >= Math.max(...counts) && Math.max(...counts) > 0, `${await count()} of ${counts}`)
  await finish(page, 'worst')
})

test('what is found only at sizes in a strip narrower than a point is neither counted nor listed', async () => {
  const page = async (least) => {
    const path = join(work, `Strip-${least}.storyboard`)
    writeFileSync(path, document(scene('one', [0, 0], `<subviews>${view('bar', [0, 40, 393, 90])}</subviews><constraints>
      <constraint firstItem="bar" firstAttribute="top" secondItem="root-one" secondAttribute="top" constant="40" id="t"/>
      <constraint firstItem="bar" firstAttribute="leading" secondItem="root-one" secondAttribute="leading" id="l"/>
      <constraint firstItem="root-one" firstAttribute="trailing" secondItem="bar" secondAttribute="trailing" id="r"/>
      <constraint firstItem="bar" firstAttribute="height" constant="90" id="h"/>
      <constraint firstItem="bar" firstAttribute="width" relation="greaterThanOrEqual" constant="${least}" id="w"/>
      </constraints>`), 'initialViewController="one"'))
    return open(inspect(`strip-${least}`, path, '--no-repairs', '--width', '320...700', '--height', '400...700'))
  }
  for (const [least, count] of [[320.4, 0], [323, 1]]) {
    const shown = await page(least)
    assert.equal(await shown.evaluate(() => document.querySelectorAll('#map .legend.findings li').length), count, `${least}`)
    assert.equal(await shown.evaluate(() => document.querySelectorAll('#map .outline').length), 2 * count, `${least}`)
    assert.equal(await shown.evaluate(() => document.querySelectorAll('#worst').length), count, `${least}`)
    await finish(shown, `strip-${least}`)
  }
})

test('a filmstrip has all conditions beside each other', async () => {
  const page = await open(inspect('film-conditions', file, '--no-repairs', '--scene', 'one', '--text-size', 'L', '--text-size', 'AX3',
    '--direction', 'left-to-right', '--direction', 'right-to-left'))
  await page.click('#side-by-side')
  await choose(page, '#film-dialog select[aria-label="Devices"]', 'pads')
  await choose(page, '#film-dialog select[aria-label="Conditions"]', 'all')
  await page.waitFor(() => document.querySelectorAll('.film li').length % 4 === 0 && document.querySelectorAll('.film li').length >= 8)
  const words = await page.evaluate(() => [...document.querySelectorAll('.film li svg')].slice(0, 4).map((picture) => picture.getAttribute('aria-label')))
  assert.deepEqual(words.map((label) => label.split(', ').slice(1).join(', ')),
    ['text size L', 'text size L, right to left', 'text size AX3', 'text size AX3, right to left'])
  assert.deepEqual(await accessibilityFindings(page), [])
  await finish(page, 'film-conditions')
})

test('a filmstrip has a language beside the other', async () => {
  const label = `<subviews><label text="Settings" id="title" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="20" y="80" width="67" height="21"/><fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
    <constraints>${fixed('title', 'root-one', [20, 80, 0, 0]).split('\n').slice(1, 3).join('')}</constraints>`
  for (const folder of ['Base.lproj', 'de.lproj', 'fr.lproj']) mkdirSync(join(work, folder))
  writeFileSync(join(work, 'Base.lproj/Film.storyboard'), document(scene('one', [0, 0], label), 'initialViewController="one"'))
  writeFileSync(join(work, 'de.lproj/Film.strings'), '"title.text" = "Einstellungen";')
  writeFileSync(join(work, 'fr.lproj/Film.strings'), '"title.text" = "Réglages";')
  const page = await open(inspect('film-languages', join(work, 'Base.lproj/Film.storyboard'), '--no-repairs', '--language', 'de', '--language', 'fr'))
  await page.click('#side-by-side')
  await choose(page, '#film-dialog select[aria-label="Conditions"]', 'all')
  const pictures = () => [...document.querySelectorAll('.film li svg')].slice(0, 2)
    .map((picture) => `${picture.getAttribute('aria-label')}: ${picture.textContent}`)
  await page.waitFor(() => document.querySelectorAll('.film li svg').length >= 2)
  const [first, second] = await page.evaluate(pictures)
  assert.match(first, /de.*Einstellungen/s)
  assert.match(second, /fr.*Réglages/s)
  await finish(page, 'film-languages')
})

test('the picture of a conflict is enlarged to its own size', async () => {
  const page = await open(`${login}#size=400x340`)
  await page.evaluate(() => { document.querySelector('.conflict-picture').open = true })
  const width = () => page.evaluate(() => [...document.querySelectorAll('#picture-dialog img, .conflict-picture[open] img')].map((image) =>
    image.getBoundingClientRect().width))
  await page.waitFor(() => document.querySelector('.conflict-picture img').naturalWidth > 0)
  await page.click('.conflict-picture[open] .link')
  await page.waitFor(() => document.querySelector('#picture-dialog img')?.naturalWidth > 0)
  const [small, large] = (await width()).sort((one, other) => one - other)
  assert.ok(large > 1.5 * small, `${large} after ${small}`)
  assert.deepEqual(await accessibilityFindings(page), [])
  await page.press('Escape')
  assert.equal(await page.evaluate(() => document.querySelector('#picture-dialog').open), false)
  await finish(page, 'conflict-picture')
})

test('dark appearance has the colors of iOS', async () => {
  const page = await open(login, { scheme: 'dark' })
  const colors = () => page.evaluate(() => [getComputedStyle(document.querySelector('#canvas .page')).fill,
    getComputedStyle([...document.querySelectorAll('#canvas text, #canvas tspan')].find((label) => label.textContent === 'Welcome back')).fill])
  assert.deepEqual(await colors(), ['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
  await choose(page, '#appearance', 'light')
  await page.settle()
  assert.deepEqual(await colors(), ['rgb(255, 255, 255)', 'rgb(0, 0, 0)'])
  await finish(page, 'dark')
})

test('names are legible on the overview: ids are quiet, words do not cover scenes, a map appears with what it is for', async () => {
  const page = await open(storyPage)
  await page.waitFor(() => purlin.overview().drawn === purlin.overview().count)
  // Everything is in sight, and the arrow between neighbors is too short for its words.
  const state = () => page.evaluate(() => [document.querySelector('.minimap').getBoundingClientRect().width > 0,
    document.querySelector('.arrows .words').getBoundingClientRect().width > 0])
  assert.deepEqual(await state(), [false, false])
  await page.evaluate(() => document.querySelector('#overview .window').focus())
  await page.press('1')
  await page.settle()
  assert.deepEqual(await state(), [true, true])
  await page.evaluate(() => document.querySelector('.part').click())
  await page.settle()
  assert.deepEqual(await page.evaluate(() => [...document.querySelectorAll('#tree [role=treeitem]')].map((row) =>
    [...row.children].map((part) => part.textContent))), [['UIView', 'root-one'], ['UIView', 'box'], ['UIView', 'AbC-1d-Ef2']])
  await finish(page, 'names')
})

test('a cell has no devices on its map, as none has its size', async () => {
  const page = await open(`${storyPage}#scene=4`)
  assert.match(await text(page, '#status'), /× 44 points/)
  assert.equal(await page.evaluate(() => document.querySelectorAll('#map .regime, #map circle.device, #map .devices').length), 0)
  await finish(page, 'cell-map')
})

/// Presses, moves and lifts fingers; each path is that of one finger.
async function fingers(page, ...paths) {
  const touch = (type, points) => page.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) })
  const between = ([from, to], part) => from.map((value, axis) => value + (to[axis] - value) * part)
  await touch('touchStart', paths.map(([from]) => from))
  for (const part of [0.1, 0.4, 0.7, 1]) {
    if (paths.some(([from, to]) => String(from) !== String(to))) await touch('touchMove', paths.map((path) => between(path, part)))
  }
  await touch('touchEnd', [])
  await page.settle()
}

test('a finger pans the overview, two zoom it, a tap opens a scene', async () => {
  const page = await open(storyPage)
  await page.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 2 })
  await page.waitFor(() => purlin.overview().drawn === purlin.overview().count)
  const at = () => page.evaluate(() => purlin.overview())
  const first = await at()
  await fingers(page, [[700, 700], [600, 650]])
  const panned = await at()
  assert.ok(panned.visible[0] > first.visible[0] && panned.zoom === first.zoom)
  await fingers(page, [[650, 500], [500, 500]], [[750, 500], [900, 500]])
  assert.ok((await at()).zoom > 2 * panned.zoom)
  await page.evaluate(() => document.querySelector('#overview .window').focus())
  await page.press('0')
  await page.settle()
  const place = await page.place('.part[data-scene="0"]')
  await fingers(page, [place, place])
  await page.waitFor(() => /^393 × 852 points/.test(document.querySelector('#status').textContent))
  await finish(page, 'touch-overview')
})

test('a tap selects a view, then a finger moves it; with no selection it scrolls', async () => {
  const server = await serve('Fingers.storyboard', story)
  try {
    const page = await browser.newPage({ width: 390, height: 844 })
    await page.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 2 })
    await page.open(`${server.address}#scene=0&size=393x852`)
    await page.settle()
    const frame = () => page.evaluate(() => purlin.shown().frames.find(({ id }) => id === 'box').frame)
    let place = await page.place('[data-view="box"]')
    await fingers(page, [place, place])
    await page.waitFor(() => /box/.test(document.querySelector('#selection').textContent))
    const zoom = await page.evaluate(() => purlin.zoom())
    place = await page.place('[data-view="box"]')
    await fingers(page, [place, [place[0] + 40 * zoom, place[1] + 20 * zoom]])
    for (const id of ['box-l', 'box-t']) {
      await page.waitFor((name) => document.querySelector('dialog pre').textContent.includes(`constant="100" id="${name}"`), id)
    }
    assert.deepEqual(await frame(), [100, 100, 120, 90])
    const handle = await page.place('.handle.width')
    await fingers(page, [handle, [handle[0] - 20, handle[1]]])
    assert.doesNotMatch(await text(page, '#status'), /^393/)
    await page.evaluate(() => document.activeElement.blur())
    await page.press('Escape')
    const before = await frame()
    place = await page.place('[data-view="box"]')
    await fingers(page, [place, [place[0], place[1] - 80]])
    assert.deepEqual(await frame(), before)
    assert.match(await text(page, '#selection'), /Select a view/)
    await finishServed(page, server)
  } finally { server.stop() }
})

test('distances and common lines guide a line from view to view', async () => {
  const server = await serve('Guides.storyboard', story)
  try {
    const page = await browser.newPage({ width: 1440, height: 900 })
    await page.open(`${server.address}#scene=0&size=393x852`)
    await page.settle()
    const [from, to] = [await page.place('[data-view="box"]'), await page.place('[data-view="AbC-1d-Ef2"]')]
    const step = (type, [x, y], buttons = 1) => page.send('Input.dispatchMouseEvent',
      { type, x, y, button: 'left', buttons, modifiers: 2, clickCount: 1 })
    await step('mouseMoved', from, 0)
    await step('mousePressed', from)
    await step('mouseMoved', [from[0], from[1] + 20])
    await step('mouseMoved', to)
    await page.settle()
    // Both views begin at 60 and are 120 wide: three common lines, and 90 points between them.
    assert.equal(await page.evaluate(() => document.querySelectorAll('.overlay .guide').length), 3)
    assert.deepEqual(await page.evaluate(() => [...document.querySelectorAll('text.tag.measure')].map((tag) => tag.textContent)), ['90'])
    await step('mouseReleased', to)
    await page.press('Escape')
    await finishServed(page, server)
  } finally { server.stop() }
})
