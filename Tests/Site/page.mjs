// Tests of the static page as people use it. Each test has a page of its own.
//   node page.mjs folder-of-the-page [part of a test's name]
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { accessibilityFindings, tabStops } from './accessibility.mjs'
import { Browser } from './browser.mjs'
import { serve } from './serve.mjs'

const [folder, filter = ''] = process.argv.slice(2)
const root = new URL('../..', import.meta.url).pathname
const pictures = process.env.SCREENSHOTS
if (pictures) mkdirSync(pictures, { recursive: true })
const example = name => readFileSync(join(root, 'Examples', name), 'utf8')

function expect(actual, expected, claim) {
  const [a, b] = [JSON.stringify(actual), JSON.stringify(expected)]
  if (a !== b) throw new Error(`${claim}: ${a}, not ${b}`)
}
function expectIn(text, part, claim) {
  if (!text.includes(part)) throw new Error(`${claim}: ‘${part}’ is not in ‘${text.slice(0, 400)}’`)
}

const text = (page, selector) =>
  page.evaluate(selector => document.querySelector(selector)?.textContent ?? '', selector)
const drop = async (page, files) => {
  await page.evaluate(() => { document.getElementById('read-state').textContent = '' })
  await page.drop('main', files)
  await page.waitFor(() => /[.]$/.test(document.getElementById('read-state').textContent))
}
const write = (page, source) => page.evaluate(source => {
  const editor = document.getElementById('source')
  editor.value = source
  editor.dispatchEvent(new InputEvent('input', { bubbles: true }))
}, source)
const frames = page => page.evaluate(() => Object.fromEntries(
  [...document.querySelectorAll('#frame-table tbody tr')].map(row => {
    const [name, ...values] = [...row.cells].map(cell => cell.textContent.replace('−', '-'))
    return [name, values.map(Number)]
  })))
/// Chooses an example that is a file; returns its frames.
const listing = async (page, name) => {
  await page.evaluate(name => {
    const select = document.getElementById('example')
    document.getElementById('source').value = ''
    import('./examples.mjs').then(({ examples }) => {
      select.selectedIndex = examples.findIndex(example => example.file === name)
      select.dispatchEvent(new Event('change', { bubbles: true }))
    })
  }, name)
  await page.waitFor(() => document.getElementById('source').value !== '')
  return frames(page)
}
const picture = async (page, name) => {
  if (pictures) await page.screenshot(join(pictures, `${name}.png`), { whole: true })
}

const tests = {
  async 'the page loads its engine from its own origin, and nothing else'(page, url) {
    expect(await text(page, '#engine-state'), '', 'the state')
    expect(page.requests.filter(address => !address.startsWith(url)), [], 'other requests')
    const policy = await page.evaluate(() => document.querySelector('meta[http-equiv]').content)
    expectIn(policy, "default-src 'none'", 'the policy')
    expect(/unsafe-inline|unsafe-eval'|\*|https?:/.test(policy.replace("'wasm-unsafe-eval'", '')), false, policy)
  },

  async 'a dropped log is explained, and the constraint to change is marked'(page) {
    await drop(page, [{ name: 'console.txt', text: example('Logs/console.txt') }])
    expectIn(await text(page, '#answer pre'), 'a conflict, proven by what is printed', 'explanation')
    expectIn(await text(page, '#answer .suspect'), 'change first', 'the mark')
    expectIn(await text(page, '#answer .member .note'), 'in conflict', 'the members')
    await page.waitFor(() => document.querySelector('#answer figure img')?.naturalWidth > 0)
    await page.settle()
    await picture(page, 'log')
  },

  async 'several causes are a list, each with its picture'(page) {
    const report = (name, width) => `Unable to simultaneously satisfy constraints.\n(\n` +
      `"<NSLayoutConstraint:0x61 ${name}:0x71.width == ${width}   (active)>",\n` +
      `"<NSLayoutConstraint:0x62 ${name}:0x71.width == 100   (active)>"\n)\n`
    await drop(page, [{ name: 'run.txt', text: report('UIView', 1) + report('UIButton', 2) + report('UIView', 1) }])
    expect(await page.evaluate(() => document.querySelectorAll('#answer .causes > li').length), 2, 'causes')
    expectIn(await text(page, '#answer .causes summary'), '2 ×', 'the most frequent cause')
    await page.evaluate(() => { document.querySelectorAll('#answer .causes details')[1].open = true })
    await page.waitFor(() => [...document.querySelectorAll('#answer figure img')]
      .filter(image => image.naturalWidth > 0).length === 2)
    expect(await page.evaluate(() => document.querySelectorAll('#answer img:not([alt])').length), 0, 'images without words')
  },

  async 'a pasted log is explained'(page) {
    await page.click('#paste')
    await page.type(example('Logs/console.txt'))
    await page.click('#explain-text')
    expectIn(await text(page, '#answer pre'), 'Repairs (each verified)', 'explanation')
    expectIn(await text(page, '#read-state'), 'a conflict is proven', 'the state')
  },

  async 'storyboards and xibs are listed, with how to lay them out'(page) {
    await drop(page, [
      { name: 'Login.storyboard', text: example('Documents/Login.storyboard') },
      { name: 'Playback Settings.xib', text: example('Documents/PlaybackSettings.xib') },
    ])
    await page.waitFor(() => document.querySelectorAll('#answer h3').length === 2)
    const answer = await text(page, '#answer')
    expectIn(answer, 'purlin inspect Login.storyboard -o page.html', 'the command')
    expectIn(answer, "purlin inspect 'Playback Settings.xib' -o page.html", 'a quoted name')
    expectIn(answer, 'not a layout', 'saved frames')
    expect(await page.evaluate(() => document.querySelectorAll('#answer table').length > 0 &&
      document.querySelectorAll('#answer svg .view').length > 0), true, 'views and a drawing')
    await page.evaluate(() => document.querySelectorAll('#answer details').forEach(d => { d.open = true }))
    await page.settle()
    await picture(page, 'document')
  },

  async 'damaged, empty and foreign files are one line'(page) {
    const storyboard = example('Documents/Login.storyboard')
    const files = {
      'cut.storyboard': storyboard.slice(0, storyboard.length >> 1), 'empty.txt': '',
      'page.xib': '<!doctype html><html></html>', 'binary.bin': '\0\0\0\x01\0\0\0\x02'.repeat(50),
      'deep.xib': '<document>' + '<a>'.repeat(200000),
    }
    for (const [name, content] of Object.entries(files)) {
      await drop(page, [{ name, text: content }])
      expect(await page.evaluate(() => document.querySelectorAll('#answer > *').length), 1, name)
      expectIn(await text(page, '#answer .bad'), name, name)
    }
    await drop(page, [{ name: 'console.txt', text: example('Logs/console.txt') }])
    expectIn(await text(page, '#answer pre'), 'a conflict', 'afterwards')
  },

  async 'hostile names and texts run nothing'(page) {
    const attack = `</script><img src=x onerror="hacked=1">'"\`\${hacked=1}<svg onload=hacked=1>`
    const attribute = attack.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
    const long = 'A'.repeat(1 << 20)
    const view = (id, label) => `<view id="${id}" userLabel="${label}" customClass="${attribute}">
      <rect key="frame" x="0" y="0" width="100" height="50"/>
      <constraints><constraint firstAttribute="width" constant="5" id="${attribute}${id}"/></constraints></view>`
    const xib = `<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="${attribute}"
 targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>${view('a', attribute)}${view('b', long)}</objects></document>`
    await drop(page, [{ name: `${attack}.xib`, text: xib }])
    expectIn(await text(page, '#answer'), '</script><img src=x', 'the name is a text')
    const log = example('Logs/console.txt')
    const name = log.match(/UILabel:0x\w+/)?.[0] ?? 'UIView:0x1'
    await drop(page, [{ name: attack, text: log.replaceAll(name, `${name}'${attack}'`) }])
    await drop(page, [{ name: 'long.txt', text: log.replaceAll(name, `${name}'${long}'`) }])
    await write(page, `view a\n${attack}\na.${attack} = 3\nview ${long}\nH:|-[${attack}]-|`)
    await page.evaluate(attack => {
      location.hash = `#sketch?${new URLSearchParams({ text: attack, width: attack, margin: attack })}`
    }, attack)
    await page.settle()
    expect(await page.evaluate(() => typeof globalThis.hacked), 'undefined', 'a script')
    expect(await page.evaluate(() => document.querySelectorAll('#answer img:not(figure.conflict > img), #answer script').length), 0, 'markup')
    expect(await page.evaluate(() => [...document.querySelectorAll('#answer img')]
      .every(image => image.src.startsWith('data:image/svg+xml,') && !image.hasAttribute('onerror'))), true, 'pictures are our own')
  },

  async 'constraints are laid out as they are written'(page) {
    await write(page, 'view a 40 × 20\nH:|-[a]-|\nV:|-(30)-[a]')
    expect((await frames(page)).a, [16, 30, 288, 20], 'frames')
    expect(await text(page, '#problems'), '', 'problems')
    expectIn(await text(page, '#verdict'), 'nothing is ambiguous', 'the verdict')
    await page.click('#source')
    await page.press('End', { control: true })
    await page.type('\na.width = 100')
    expectIn(await text(page, '#verdict'), 'but the width of superview is 320', 'a conflict')
    expect(await text(page, '#gutter .suspect'), '▸ 4', 'the line to change')
    await page.type('0\nb.top = 3')
    expectIn(await text(page, '#problems'), 'no view ‘b’', 'a problem')
    await page.click('#problems button')
    expect(await page.evaluate(() => document.getElementById('source').selectionStart), 53, 'its place')
  },

  async 'a large conflict is explained in another thread, and ends with the text'(page) {
    const names = Array.from({ length: 60 }, (_, index) => `v${index}`)
    const large = [...names.map(name => `view ${name}`), ...names.map(name => `${name}.width = 10`),
      ...names.map(name => `${name}.left = superview.left + 20`), 'H:|[v0]|'].join('\n')
    await write(page, large)
    expectIn(await text(page, '#verdict'), 'Being explained', 'at first')
    const start = Date.now()
    const times = await page.frameTimes(() =>
      page.waitFor(() => document.querySelector('#verdict pre')?.textContent.includes('Repairs')))
    console.log(`    explained after ${Date.now() - start} ms; longest frame ${Math.round(Math.max(...times))} ms`)
    expectIn(await text(page, '#gutter .suspect'), '▸', 'the line to change')
    await write(page, large.replace('width = 10', 'width = 11'))
    await write(page, 'view a 40 × 20\nH:|-[a]\nV:|[a]')
    expectIn(await text(page, '#verdict'), 'nothing is ambiguous', 'the next text')
  },

  async 'every example is laid out; direction and size take effect'(page) {
    const count = await page.evaluate(() => document.getElementById('example').options.length)
    const conflicting = []
    const ambiguous = []
    for (let index = 0; index < count; index++) {
      await page.evaluate(index => {
        const select = document.getElementById('example')
        select.selectedIndex = index
        document.getElementById('source').value = ''
        select.dispatchEvent(new Event('change', { bubbles: true }))
      }, index)
      await page.waitFor(() => document.getElementById('source').value !== '')
      expect(await text(page, '#problems'), '', `problems of example ${index}`)
      const verdict = await text(page, '#verdict')
      if (verdict.includes('conflict')) conflicting.push(index)
      if (verdict.includes('ambiguous:')) ambiguous.push(index)
      await picture(page, `example-${index}`)
    }
    expect([conflicting, ambiguous], [[count - 2], [count - 1]], 'the two examples of what is wrong')
    await write(page, 'view a 40 × 20\na.leading = superview.leading + 10\nV:|[a]')
    await page.evaluate(() => {
      const screen = document.getElementById('screen')
      screen.value = 0
      const set = (id, value) => {
        document.getElementById(id).value = value
        document.getElementById(id).dispatchEvent(new Event('input', { bubbles: true }))
      }
      set('direction', 'rtl')
      set('width', 500)
    })
    expect((await frames(page)).a, [450, 0, 40, 20], 'right to left')
  },

  async 'names of views do not cover what lies in them'(page) {
    await write(page, 'view card 200 × 100\nview inner in card 80 × 40\nH:|-[card]\nV:|-[card]\nH:|[inner]\nV:|[inner]\nview full in inner\nH:|[full]|\nV:|[full]|')
    const places = await page.evaluate(() => Object.fromEntries([...document.querySelectorAll('#stage svg text')].map(text =>
      [text.textContent, Number(text.getAttribute('y'))])))
    expect(Object.keys(places).sort(), ['card', 'full'], 'a view that is covered has no name')
    expect(places.card > 100, true, 'a name below')
  },

  async 'the corner of the layout can be dragged'(page) {
    await write(page, 'view a\nH:|[a]|\nV:|[a]|')
    const corner = await page.evaluate(() => {
      document.getElementById('stage').scrollIntoView({ block: 'center' })
      const { right, bottom } = document.querySelector('#stage svg').getBoundingClientRect()
      return [right - 10, bottom - 10]
    })
    const times = await page.frameTimes(() =>
      page.drag(corner, [corner[0] + 60, corner[1] + 30], { steps: 30 }))
    const [, , width, height] = (await frames(page)).a
    expect([width > 340, height > 250], [true, true], 'the size')
    console.log(`    ${times.length} frames, longest ${Math.round(Math.max(...times))} ms`)
  },

  async 'listings run as they are printed'(page) {
    const grid = await listing(page, 'image-grid.txt')
    expect(grid['tiles[0]'], [16, 36, 343, 322.5], 'the grid')
    expect(grid['tiles[4]'], [133, 542, 109, 109], 'the grid')
    for (const name of ['margins-anchors.txt', 'margins-items.txt', 'margins-format.txt']) {
      expect((await listing(page, name)).card, [16, 20, 343, 171.5], name)
    }
    expect((await listing(page, 'card-gallery.txt')).card4, [196.5, 438.5, 196.5, 379.5], 'the cards')
    const pair = await listing(page, 'directed-pair.m')
    expect(pair.hung, [110, 262.5, 100, 207.5], 'directed constraints')
    const label = await listing(page, 'label-and-button.m')
    expect(label.label[1] > 300 && label.button[0] + label.button[2] === label.label[0] - 10, true, 'a label and a button')
    expect(await text(page, '#problems'), '', 'problems')
  },

  async 'a layout is written in every notation, and read again'(page) {
    await write(page, `let title = UILabel()
title.text = "Hello"
view.addSubview(title)
title.snp.makeConstraints { make in
  make.top.equalToSuperview().offset(20)
  make.leading.equalTo(view.snp.leading).inset(12)
}
`)
    const before = await frames(page)
    for (const notation of ['anchors', 'items', 'visualFormat', 'snapKit', 'directed']) {
      await page.evaluate(notation => {
        document.getElementById('notation').value = notation
        document.getElementById('notation').dispatchEvent(new Event('input', { bubbles: true }))
      }, notation)
      expect((await text(page, '#code')).length > 40, true, notation)
      await page.click('#use-code')
      expect((await frames(page)).title, before.title, notation)
      expect(await text(page, '#problems'), '', notation)
    }
    expectIn(await text(page, '#code'), 'constraintWithView:title', 'directed constraints')
    await write(page, 'view a 40 × 20\nH:|-[a]\nV:|-[a]')
    await page.click('#use-code')
    expect((await frames(page)).a, [16, 16, 40, 20], 'a size of a formula')
  },

  async 'what is not read is grey, and errors are at their column'(page) {
    await write(page, 'view.backgroundColor = .white\na.topAncor.constraint(equalTo: view.topAnchor).isActive = true')
    expect(await text(page, '#marks mark'), 'view.backgroundColor = .white', 'the mark')
    expectIn(await text(page, '#unread'), 'line 1', 'its line')
    expectIn(await text(page, '#problems'), 'is ‘topAnchor’ meant', 'the error')
    expect(await text(page, '#problems button'), '2:3', 'its place')
    await page.click('#problems button')
    expect(await page.evaluate(() => document.getElementById('source').selectionStart), 32, 'the cursor')
    await picture(page, 'unread')
  },

  async 'a picture has the size that its field says'(page) {
    await write(page, `let photo = UIImageView()
photo.translatesAutoresizingMaskIntoConstraints = false
view.addSubview(photo)
photo.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
photo.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true`)
    await page.click('#sizes input')
    await page.type('60')
    await page.press('Tab')
    await page.type('40')
    expect((await frames(page)).photo, [0, 0, 60, 40], 'the size')
  },

  async 'a conflict in code is explained with its lines'(page) {
    await write(page, `a.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
a.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
a.widthAnchor.constraint(equalToConstant: 100).isActive = true`)
    expectIn(await text(page, '#verdict'), 'Left out to lay out the rest: line 3', 'what is left out')
    expectIn(await text(page, '#verdict'), '(line 3)', 'the line in words')
    await picture(page, 'conflict')
  },

  async 'a link holds a log, which is not sent'(page, url) {
    await drop(page, [{ name: 'console.txt', text: example('Logs/console.txt') }])
    await page.click('#copy-log-link')
    await page.waitFor(() => location.hash.startsWith('#log='))
    const link = await page.evaluate(() => location.href)
    await page.open('about:blank')
    await page.open(link)
    await page.waitFor(() => document.querySelector('#answer figure img')?.naturalWidth > 0)
    expectIn(await text(page, '#answer pre'), 'Repairs (each verified)', 'the explanation')
    expect(page.requests.filter(address => address.includes('log=')), [], 'the log is not requested')
    await page.evaluate(() => { location.hash = '#log=%%%' })
    await page.waitFor(() => document.getElementById('read-state').textContent.includes('damaged'))
  },

  async 'a link holds the layout'(page) {
    await write(page, 'view a 1 × 2\nview ü 3 × 4 // &=%#')
    await page.click('#copy-link')
    const link = await page.evaluate(() => location.href)
    await page.open('about:blank')
    await page.open(link)
    await page.waitFor(() => document.querySelector('#frame-table td'))
    expect(await page.evaluate(() => document.getElementById('source').value),
      'view a 1 × 2\nview ü 3 × 4 // &=%#', 'the text')
  },

  async 'everything is reached by keyboard, in order, with a visible focus'(page) {
    await drop(page, [{ name: 'Login.storyboard', text: example('Documents/Login.storyboard') }])
    const stops = await tabStops(page)
    const ids = stops.map(stop => stop.id).filter(Boolean)
    for (const id of ['paste', 'open-file', 'explain-text', 'example', 'source', 'notation', 'code', 'screen', 'width', 'height', 'direction', 'margin']) {
      if (!ids.includes(id)) throw new Error(`${id} is not reached: ${ids}`)
    }
    expect(ids, [...ids].sort((a, b) => order.indexOf(a) - order.indexOf(b)), 'the order')
    expect(stops.filter(stop => !stop.shows && stop.id !== 'source').map(stop => stop.id || stop.name), [],
      'no visible focus')
    expect(stops.filter(stop => !stop.name).map(stop => stop.id), [], 'no name')

    await page.evaluate(() => document.getElementById('sample-log').focus())
    await page.press('Enter')
    await page.waitFor(() => document.querySelector('#answer .suspect'))
    expect((await page.focused()).id, 'answer', 'the focus is at the answer')
    await page.evaluate(() => document.getElementById('width').focus())
    const before = (await frames(page)).view[2]
    expect(before > 0, true, 'a width')
    await page.press('ArrowRight')
    expect((await frames(page)).view[2], before + 1, 'the slider by keyboard')
  },

  async 'light, dark and narrow: legible, named, and without sideways scrolling'(page) {
    await drop(page, [
      { name: 'console.txt', text: example('Logs/console.txt') },
      { name: 'Login.storyboard', text: example('Documents/Login.storyboard') },
    ])
    await page.waitFor(() => document.querySelectorAll('#answer h3').length === 2)
    await write(page, 'view a\nview b 5 × 5\nH:|[a(5)]|\nfoo.top = 3')
    await page.evaluate(() => document.querySelectorAll('details').forEach(d => { d.open = true }))
    for (const scheme of ['light', 'dark']) {
      for (const width of [1200, 360]) {
        await page.setScheme(scheme)
        await page.resize(width, 800)
        await page.settle()
        expect(await accessibilityFindings(page), [], `${scheme}, ${width} wide`)
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true,
          `scrolls sideways at ${width}`)
        await picture(page, `${scheme}-${width}`)
      }
    }
  },
}
/// As they stand on the page.
const order = ['paste', 'open-file', 'explain-text', 'sample-log', 'copy-log-link', 'example', 'copy-link', 'source',
  'screen', 'width', 'height', 'direction', 'margin', 'notation', 'copy-code', 'use-code', 'code']

const browser = await Browser.launch()
const server = await serve(folder)
let failed = 0
try {
  for (const [claim, test] of Object.entries(tests)) {
    if (!claim.includes(filter)) continue
    const page = await browser.newPage({ width: 1200, height: 900 })
    const start = Date.now()
    try {
      await page.open(server.url)
      await page.waitFor(() => document.getElementById('engine-state').textContent === '' &&
        document.querySelector('#frame-table td'))
      await test(page, server.url)
      if (page.problems.length > 0) throw new Error(`the console has ${page.problems.join('; ')}`)
      console.log(`  ✓ ${claim} (${Date.now() - start} ms)`)
    } catch (error) {
      failed++
      console.log(`  ✗ ${claim}: ${error.stack}`)
      if (pictures) await page.screenshot(join(pictures, 'failed.png')).catch(() => {})
    }
    await page.close()
  }
} finally {
  await browser.close()
  await server.stop()
}
if (failed > 0) {
  console.log(`${failed} of the page's tests failed`)
  process.exit(1)
}
console.log('page: all tests passed')
