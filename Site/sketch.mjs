// The editor: views and constraints as text, laid out by the engine as they are written.
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

export class SketchEditor {
  #engine
  #explainer
  #answer

  constructor(engine) {
    this.#engine = engine
    this.#explainer = new Explainer(engine.module)
    for (const [index, { title }] of examples.entries()) {
      $('example').append(make('option', { value: index }, title))
    }
    $('example').addEventListener('change', () => this.#show(examples[$('example').value]))
    for (const id of ['source', 'width', 'height', 'direction', 'margin']) {
      $(id).addEventListener('input', () => this.update())
    }
    $('source').addEventListener('scroll', () => { $('gutter').scrollTop = $('source').scrollTop })
    $('copy-link').addEventListener('click', () => this.#copyLink())
    this.#stageDragging()
    addEventListener('hashchange', () => this.#readLink())
    if (!this.#readLink()) this.#show(examples[0])
  }

  #show({ text, width = 320, height = 240, direction = 'ltr', margin = 16 }) {
    Object.entries({ source: text, width, height, direction, margin })
      .forEach(([id, value]) => { $(id).value = value })
    this.update()
  }

  /// Lays the text out, and shows frames, problems and conflicts.
  update() {
    const text = $('source').value
    const window = {
      width: Number($('width').value), height: Number($('height').value),
      direction: $('direction').value, margin: Number($('margin').value) || 0,
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
    this.#showProblems()
    this.#showLayout()
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
    for (const { line } of problems) marks.set(line, 'problem')
    const signs = { broken: '≠ ', suspect: '▸ ', problem: '! ' }
    const count = Math.min(text.split('\n').length, 2000)
    $('gutter').replaceChildren(...Array.from({ length: count }, (_, index) => {
      const mark = marks.get(index + 1)
      return make('li', { class: mark }, `${signs[mark] ?? ''}${index + 1}`)
    }))
    $('gutter').scrollTop = $('source').scrollTop
  }

  #showProblems() {
    const { problems } = this.#answer
    $('problems').replaceChildren(...problems.length === 0 ? [] : [
      make('ul', {}, problems.slice(0, 20).map(problem => make('li', {},
        make('button', { type: 'button', onclick: () => this.#select(problem) },
          `Line ${problem.line}`),
        make('span', {}, shortened(problem.message, 300))))),
      problems.length > 20 ? make('p', {}, `and ${problems.length - 20} more`) : '',
    ])
  }

  /// Puts the cursor where a problem is.
  #select({ line, column }) {
    const lines = $('source').value.split('\n')
    const start = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0)
    const text = lines[line - 1] ?? ''
    const before = [...text].slice(0, column - 1).join('').length
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
    $('stage').replaceChildren(drawing(drawn, `Layout of ${others}; the frames are in the table below`))
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
    if (verdict.length === 0 && views.length > 1 && this.#answer.problems.length === 0) {
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
      direction: $('direction').value, margin: $('margin').value,
    })
    const link = `${location.href.split('#')[0]}#sketch?${state}`
    history.replaceState(null, '', link)
    const told = text => { $('link-state').textContent = text }
    if (!navigator.clipboard) return told('The link is in the address bar.')
    navigator.clipboard.writeText(link)
      .then(() => told('Copied.'), () => told('The link is in the address bar.'))
  }

  #readLink() {
    const [place, state] = location.hash.split(/\?(.*)/s)
    if (place !== '#sketch' || !state) return false
    const { text = '', width, height, direction, margin } = Object.fromEntries(new URLSearchParams(state))
    const number = (value, other) => Number(value) > 0 ? Number(value) : other
    this.#show({
      text, width: number(width, 320), height: number(height, 240), margin: number(margin, 0),
      direction: direction === 'rtl' ? 'rtl' : 'ltr',
    })
    $('sketch').scrollIntoView()
    return true
  }
}
