// The editor: code or formulas, laid out by the engine as they are written.
import { screens } from './devices.mjs'
import { drawing } from './drawing.mjs'
import { make, plural, short, shortened } from './elements.mjs'
import { EngineFailure } from './engine.mjs'
import { examples } from './examples.mjs'
import { Explainer } from './explainer.mjs'

/// The report names the window's size as an app's console does, and lines as identifiers.
const inSketchsTerms = text => text
  .replace(/imposed by the system, 'UIView-Encapsulated-Layout-(Width|Height)'/g, 'the window')
  .replace(/'line (\d+)'/g, 'line $1')

const $ = id => document.getElementById(id)

/// The index of a text after a number of Unicode scalars.
const scalars = (text, count) => [...text].slice(0, count).join('').length

/// Copies a text, and says so; without a clipboard, says something else.
export function copy(text, place, done, otherwise = 'Select the text to copy it.') {
  const told = text => { $(place).textContent = text }
  if (!navigator.clipboard) return told(otherwise)
  navigator.clipboard.writeText(text).then(() => told(done), () => told(otherwise))
}

/// The sizes of a link, as far as they are numbers.
function readSizes(text) {
  try {
    return Object.fromEntries(Object.entries(JSON.parse(text))
      .filter(([, size]) => Array.isArray(size) && size.length === 2 && size.every(Number.isFinite)))
  } catch {
    return {}
  }
}

export class SketchEditor {
  #engine
  #explainer
  #answer
  /// The sizes that are given to pictures and controls, by name.
  #sizes = {}

  constructor(engine) {
    this.#engine = engine
    this.#explainer = new Explainer(engine.module)
    for (const [index, { title }] of examples.entries()) {
      $('example').append(make('option', { value: index }, title))
    }
    for (const [index, { name }] of screens.entries()) {
      $('screen').append(make('option', { value: index }, name))
    }
    $('example').addEventListener('change', () => this.#showExample(examples[$('example').value]))
    for (const id of ['source', 'width', 'height', 'direction', 'margin', 'notation']) {
      $(id).addEventListener('input', () => this.update())
    }
    $('screen').addEventListener('input', () => {
      const { width, height } = screens[$('screen').value]
      if (width) [$('width').value, $('height').value] = [width, height]
      this.update()
    })
    $('source').addEventListener('scroll', () => this.#follow())
    $('copy-code').addEventListener('click', () => copy($('code').textContent, 'code-state', 'Copied.'))
    $('use-code').addEventListener('click', () => {
      // Sizes of content that formulas give are fields for code.
      for (const { name, size } of this.#answer.views ?? []) if (size) this.#sizes[name] = size
      $('source').value = $('code').textContent
      this.update()
      $('source').focus()
    })
    $('copy-link').addEventListener('click', () => this.#copyLink())
    this.#stageDragging()
    addEventListener('hashchange', () => this.#readLink())
    if (!this.#readLink()) this.#show(examples[0])
  }

  /// Listings are files beside the page.
  async #showExample(example) {
    if (!example.file) return this.#show(example)
    const response = await fetch(`listings/${example.file}`)
    if (examples[$('example').value] === example) this.#show({ ...example, text: await response.text() })
  }

  #show({ text, screen = 0, width, height, direction = 'ltr', margin = 16, sizes = {} }) {
    const known = screens[screen] ?? screens[0]
    Object.entries({
      source: text, screen, width: width ?? known.width ?? 320, height: height ?? known.height ?? 240,
      direction, margin,
    }).forEach(([id, value]) => { $(id).value = value })
    this.#sizes = { ...sizes }
    $('sizes').replaceChildren()
    this.update()
  }

  #follow() {
    const { scrollTop, scrollLeft } = $('source')
    $('gutter').scrollTop = scrollTop
    $('marks').style.transform = `translate(${-scrollLeft}px, ${-scrollTop}px)`
  }

  /// Lays the text out, and shows frames, problems and conflicts.
  update() {
    const text = $('source').value
    const { margins, safe, scale } = screens[$('screen').value] ?? screens[0]
    $('margin').disabled = margins !== undefined
    const window = {
      width: Number($('width').value), height: Number($('height').value),
      direction: $('direction').value, margin: Number($('margin').value) || 0,
      margins, safe, scale, sizes: this.#sizes, notation: $('notation').value,
    }
    $('width-value').value = window.width
    $('height-value').value = window.height
    this.#explainer.stop()
    try {
      this.#answer = this.#engine.solve(text, window)
    } catch (error) {
      if (!(error instanceof EngineFailure)) throw error
      this.#answer = { problems: [{ line: 1, column: 1, message: 'this cannot be laid out here' }] }
    }
    this.#showGutter(text)
    this.#showUnread(text)
    this.#showProblems()
    this.#showSizes()
    this.#showLayout()
    $('code').textContent = this.#answer.code ?? ''
    if (this.#answer.broken?.length > 0 && this.#answer.explanation === undefined) this.#explain(text, window)
  }

  /// Explains a large conflict in another thread, and adds the explanation when it is there.
  async #explain(text, window) {
    const answer = this.#answer
    try {
      const { explanation, suspects } = await this.#explainer.ask(text, window) ?? {}
      if (this.#answer !== answer || explanation === undefined) return
      Object.assign(answer, { explanation, suspects })
    } catch (error) {
      if (this.#answer !== answer) return
      answer.failure = error.message
    }
    this.#showGutter(text)
    this.#showLayout()
  }

  #showGutter(text) {
    const { problems, broken = [], suspects = [] } = this.#answer
    const marks = new Map()
    for (const line of broken) marks.set(line, 'broken')
    for (const line of suspects) marks.set(line, 'suspect')
    for (const { line, isNote } of problems) if (isNote && !marks.has(line)) marks.set(line, 'note')
    for (const { line, isNote } of problems) if (!isNote) marks.set(line, 'problem')
    const signs = { broken: '≠ ', suspect: '▸ ', problem: '! ', note: 'i ' }
    const count = Math.min(text.split('\n').length, 2000)
    $('gutter').replaceChildren(...Array.from({ length: count }, (_, index) => {
      const mark = marks.get(index + 1)
      return make('li', { class: mark }, `${signs[mark] ?? ''}${index + 1}`)
    }))
    this.#follow()
  }

  /// Marks what is not read behind the text, and lists its lines.
  #showUnread(text) {
    const { unread = [] } = this.#answer
    const lines = text.split('\n')
    const parts = []
    let row = 0
    for (const [first, column, last, end] of unread.slice(0, 500)) {
      for (; row < first - 1; row++) parts.push(`${lines[row]}\n`)
      const from = scalars(lines[first - 1] ?? '', column - 1)
      const middle = lines.slice(first - 1, last).join('\n')
      const before = lines.slice(first - 1, last - 1).reduce((sum, line) => sum + line.length + 1, 0)
      const to = Math.min(before + scalars(lines[last - 1] ?? '', end - 1), middle.length)
      parts.push(middle.slice(0, from), make('mark', {}, middle.slice(from, to)), `${middle.slice(to)}\n`)
      row = last
    }
    parts.push(lines.slice(row).join('\n'))
    $('marks').replaceChildren(...unread.length > 0 ? parts : [])
    const numbers = [...new Set(unread.map(([first, , last]) => first === last ? `${first}` : `${first}–${last}`))]
    $('unread').replaceChildren(...numbers.length === 0 ? [] : [make('p', { class: 'quiet' },
      `Not read, without effect here (grey): ${numbers.length === 1 ? 'line' : 'lines'} ` +
      `${numbers.slice(0, 30).join(', ')}${numbers.length > 30 ? ' and others' : ''}.`)])
  }

  /// Fields for the sizes of pictures and controls, which no code has.
  #showSizes() {
    const names = (this.#answer.views ?? []).filter(view => view.kind === 'sized').map(view => view.name)
      .filter(name => !/[\s=]/.test(name)).slice(0, 20)
    const present = [...$('sizes').querySelectorAll('fieldset')].map(field => field.dataset.name)
    if (names.join() === present.join()) return
    $('sizes').replaceChildren(...names.map(name => {
      const field = (axis, index) => {
        const input = make('input', { type: 'number', min: 0, max: 2000, placeholder: axis,
          'aria-label': `${axis} of ${name}`, value: this.#sizes[name]?.[index] })
        input.addEventListener('input', () => {
          const [width, height] = [...input.parentElement.querySelectorAll('input')].map(each => Number(each.value))
          if (width > 0 || height > 0) this.#sizes[name] = [width, height]
          else delete this.#sizes[name]
          this.update()
        })
        return input
      }
      const set = make('fieldset', {}, make('legend', {}, `Size of ${shortened(name, 40)}`),
        field('width', 0), ' × ', field('height', 1))
      set.dataset.name = name
      return set
    }))
  }

  #showProblems() {
    const { problems } = this.#answer
    $('problems').replaceChildren(...problems.length === 0 ? [] : [
      make('ul', {}, problems.slice(0, 20).map(problem => make('li', { class: problem.isNote ? 'note' : undefined },
        make('button', { type: 'button', onclick: () => this.#select(problem),
          'aria-label': `Line ${problem.line}, column ${problem.column}` },
          `${problem.line}:${problem.column}`),
        make('span', {}, shortened(problem.message, 300))))),
      problems.length > 20 ? make('p', {}, `and ${problems.length - 20} more`) : '',
    ])
  }

  /// Puts the cursor where a problem is.
  #select({ line, column }) {
    const lines = $('source').value.split('\n')
    const start = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0)
    const text = lines[line - 1] ?? ''
    const before = scalars(text, column - 1)
    $('source').focus()
    $('source').setSelectionRange(start + before, start + text.length)
  }

  #showLayout() {
    const { views, broken = [], explanation, failure, console: report } = this.#answer
    if (!views) {
      $('stage').replaceChildren()
      $('verdict').replaceChildren()
      return
    }
    const open = views.slice(1).filter(view => view.open.length > 0)
    const drawn = views.map(view => ({ ...view, isOpen: view.open.length > 0 }))
    const others = plural(views.length - 1, 'view')
    $('stage').replaceChildren(drawing(drawn, `Layout of ${others}; the frames are in the table below`,
      (screens[$('screen').value] ?? screens[0]).safe))
    $('frame-table').replaceChildren(this.#table(views))

    const verdict = []
    if (broken.length > 0) {
      verdict.push(make('p', { class: 'message bad' },
        'The constraints conflict. Left out to lay out the rest: ' +
        `${broken.length === 1 ? 'line' : 'lines'} ${broken.join(', ')}.`))
      verdict.push(make('pre', { class: 'explanation' },
        explanation ? inSketchsTerms(explanation)
          : explanation === null ? 'The conflict is too small to be explained with printed numbers.'
            : failure ? `It cannot be explained here (${failure}); give this to purlin explain:\n\n${report}`
              : `Being explained, as the text is long; or give this to purlin explain:\n\n${report}`))
    }
    for (const view of open.slice(0, 8)) {
      const words = view.open.map(({ what, least, most }) =>
        least === null && most === null ? what
          : `${what} (${least === null ? 'any' : short(least)} to ${most === null ? 'any' : short(most)})`)
      verdict.push(make('p', { class: 'message' },
        `${shortened(view.name, 60)} is ambiguous: ${words.join(', ')}.`))
    }
    if (open.length > 8) verdict.push(make('p', {}, `and ${open.length - 8} more ambiguous views`))
    if (verdict.length === 0 && views.length > 1 && this.#answer.problems.every(problem => problem.isNote)) {
      verdict.push(make('p', { class: 'message good' },
        `All ${plural(this.#answer.constraintCount, 'constraint')} hold or yield by priority; ` +
        'nothing is ambiguous.'))
    }
    $('verdict').replaceChildren(...verdict)
  }

  #table(views) {
    const head = ['View', 'x', 'y', 'width', 'height'].map((text, index) =>
      make('th', { scope: 'col', class: index > 0 ? 'number' : undefined }, text))
    return make('table', { 'aria-label': 'Frames' }, make('thead', {}, make('tr', {}, head)),
      make('tbody', {}, views.map(view => make('tr', {}, make('td', {}, shortened(view.name, 60)),
        view.frame.map(value => make('td', { class: 'number' }, short(value)))))))
  }

  /// Dragging the drawing's corner changes the size, as the two sliders do.
  #stageDragging() {
    let start
    $('stage').addEventListener('pointerdown', event => {
      const svg = $('stage').querySelector('svg')
      if (!svg) return
      const { right, bottom, width } = svg.getBoundingClientRect()
      if (Math.hypot(event.clientX - right, event.clientY - bottom) > 40) return
      const scale = Number(svg.getAttribute('width')) / width
      start = {
        x: event.clientX, y: event.clientY, scale,
        width: Number($('width').value), height: Number($('height').value),
      }
      $('stage').setPointerCapture(event.pointerId)
      event.preventDefault()
    })
    $('stage').addEventListener('pointermove', event => {
      if (!start) return
      $('width').value = start.width + (event.clientX - start.x) * start.scale
      $('height').value = start.height + (event.clientY - start.y) * start.scale
      this.update()
    })
    for (const end of ['pointerup', 'pointercancel']) {
      $('stage').addEventListener(end, () => { start = undefined })
    }
  }

  // MARK: Links

  #copyLink() {
    const state = new URLSearchParams({
      text: $('source').value, width: $('width').value, height: $('height').value,
      direction: $('direction').value, margin: $('margin').value, screen: $('screen').value,
      notation: $('notation').value, sizes: JSON.stringify(this.#sizes),
    })
    const link = `${location.href.split('#')[0]}#sketch?${state}`
    history.replaceState(null, '', link)
    copy(link, 'link-state', 'Copied.', 'The link is in the address bar.')
  }

  #readLink() {
    const [place, state] = location.hash.split(/\?(.*)/s)
    if (place !== '#sketch' || !state) return false
    const { text = '', width, height, direction, margin, screen, notation, sizes = '{}' } = Object.fromEntries(new URLSearchParams(state))
    const number = (value, other) => Number(value) > 0 ? Number(value) : other
    if ([...$('notation').options].some(option => option.value === notation)) $('notation').value = notation
    this.#show({
      screen: screens[screen] ? Number(screen) : 0, sizes: readSizes(sizes),
      text, width: number(width, 320), height: number(height, 240), margin: number(margin, 0),
      direction: direction === 'rtl' ? 'rtl' : 'ltr',
    })
    $('sketch').scrollIntoView()
    return true
  }
}
