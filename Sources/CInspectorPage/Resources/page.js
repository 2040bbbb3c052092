// The state of the page, its input, and the start.

(() => {
  const content = JSON.parse(document.getElementById('data').textContent)
  const find = (id) => document.getElementById(id)
  const cases = new Map()
  const state = { scene: 0, condition: 0, width: 0, height: 0, selection: null, zoom: 1, device: null,
    isOverview: false, isZoomed: false }

  /** Returns a scene under a condition at sizes without a device; it is read when it is first shown. */
  function sized(index = state.scene, condition = state.condition) {
    const key = `${index} ${condition}`
    if (!cases.has(key)) cases.set(key, new SceneCase(content.scenes[index].cases[condition]))
    const present = cases.get(key)
    present.show(null)
    changes?.attach(content.scenes[index], present)
    return present
  }

  /** Returns the scene that is shown: at a size, or on a device. */
  const scene = () => screens.scene()

  const canvas = find('canvas')
  const frame = node('div', { class: 'device' })
  const picture = svg('svg', { role: 'img', 'font-family':
    "-apple-system, 'SF Pro Text', Inter, 'Helvetica Neue', Arial, sans-serif" }, frame)
  const images = svg('defs', {}, picture)
  for (const [id, href] of content.scenes.flatMap((entry) => Object.entries(entry.images ?? {}))) {
    if (![...images.children].some((image) => image.id === id)) {
      svg('image', { id, href, width: 1, height: 1, preserveAspectRatio: 'none' }, images)
    }
  }
  const page = svg('rect', { class: 'page', x: 0, y: 0 }, picture)
  const drawing = new ViewDrawing(svg('g', {}, picture))
  const overlay = new Overlay(svg('g', { class: 'overlay' }, picture), () => {
    const { left, top } = picture.getBoundingClientRect()
    return drawing.texts().map((box) => ({ x: (box.left - left) / state.zoom, y: (box.top - top) / state.zoom,
      width: box.width / state.zoom, height: box.height / state.zoom }))
  })
  const handles = new SizeHandles(frame, { state, resize, settle, remember: () => address.remember() })
  canvas.append(frame)

  const tree = new ViewTree(find('tree'), state, choose)
  /** Selects what a list names, and leaves the list visible. */
  const chooseListed = (selection) => choose(selection, { keepsTab: true })
  const findings = new FindingList(find('findings'), chooseListed)
  const map = new SizeMap(find('map'), {
    choose(width, height, isEnd) {
      if (width !== null) resize(width, height, !isEnd)
      if (isEnd) settle()
    },
    hold: ({ id, orientation, model }) => hold(devices.find(id, orientation, model)),
    select: chooseListed,
  })
  const overview = new Overview(find('overview'), { present: (index) => sized(index, 0), appearance,
    open: (index) => {
      showOverview(false)
      turnTo(index, 0)
      canvas.focus({ preventScroll: true })
    } })
  const captured = content.scenes.flatMap(({ cases: all }) => all.flatMap(({ places }) => Object.keys(places)))
  const devices = new DeviceChoice(find('device'), content.devices, content.isServed ? null : new Set(captured))
  const editor = content.isServed ? new Editor(find('edit'), find('actions'), replaceScenes) : null
  const bytes = find('solver').textContent
  const changes = !editor && bytes ? new Changes(() => Uint8Array.from(atob(bytes), (sign) =>
    sign.charCodeAt(0)), find('edit'), find('actions'), () => { refresh(); address.remember() }) : null
  find('edit-section').hidden = !editor && !changes
  const screens = new Screens({ content, state, sized, editor, devices, tell, withSelection, settle,
    status: (text) => { find('status').textContent = text } })
  const address = new Address({ content, state, scene, devices, changes, hold, showOverview, turnTab })
  const remember = () => address.remember()
  connectDialogs({ content, state, find, devices, screens, appearance, turnTo, hold })

  const scale = new LayoutScale(find('stage'), state, refresh)
  const fit = (isNew) => scale.fit(isNew)
  let isMoving = false
  let isPending = false

  /** Draws in the next frame, however often it is asked for. */
  function refresh() {
    if (isPending) return
    isPending = true
    requestAnimationFrame(() => {
      isPending = false
      draw()
    })
  }

  function appearance() {
    const chosen = find('appearance').value
    if (chosen !== 'auto') return chosen
    return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  }

  function draw() {
    if (state.isOverview) {
      document.documentElement.dataset.appearance = appearance()
      overview.show()
      editor?.take(content.scenes[state.scene].document)
      return
    }
    const present = scene()
    const { width, height, zoom, selection } = state
    const layout = present.layout(width, height)
    const look = appearance()
    document.documentElement.dataset.appearance = look
    canvas.classList.toggle('outdated', content.outdated.includes(state.scene))
    set(picture, 'viewBox', `0 0 ${points(width)} ${points(height)}`)
    set(picture, 'width', points(width * zoom))
    set(picture, 'height', points(height * zoom))
    set(page, 'width', points(width))
    set(page, 'height', points(height))
    drawing.draw(present, layout, look)
    overlay.draw(present, layout, { selection, shown: shownConstraints(present, layout, state.selection, find('constraints-shown').value), isMoving, zoom, pointer: pointer(layout),
      isDense: find('constraints-shown').value === 'all' })
    find('zoom-percent').textContent = `${Math.round(100 * zoom)} %`
    map.mark(width, height, Boolean(state.device))
    for (const [input, value] of [[find('width'), width], [find('height'), height]]) {
      if (document.activeElement !== input) input.value = points(value)
    }
    handles.mark(present.data)
    findings.draw(present, layout)
    if (isMoving) return
    tree.draw(present, layout, selection, find('search').value)
    panel.draw(present, layout, selection)
    editor?.draw(content.scenes[state.scene], present, layout, selection)
    changes?.draw(present, layout, selection)
    const name = selection?.item === undefined ? '' : present.items[selection.item]?.name ?? ''
    find('edit-title').textContent = name ? `Edit ${brief(name, 40)}` : 'Edit'
    const count = present.findings(width, height).length
    const { device } = state
    find('status').textContent = `${device ? `${DeviceChoice.words(device)}: ` : ''}${points(width)} × ${points(height)} points; `
      + `${count === 0 ? 'nothing found' : `${count} finding${count === 1 ? '' : 's'}`} ${
        device ? 'on this device' : 'at this size'}.`
    find('environment').textContent = device ? sentence(device.facts)
      : `No device: as ${present.data.window}; ${points(present.scale)} pixels per point.`
    find('findings-title').textContent = device ? 'Findings on this device' : 'Findings at this size'
    // A finger moves what is selected; with no selection it scrolls.
    picture.classList.toggle('held', Boolean(state.selection))
    set(picture, 'aria-label', `${content.scenes[state.scene].name}, ${find('status').textContent}`)
  }

  /** What the pointer does, and which edges of the selected view can be dragged. */
  function pointer(layout) {
    const chosen = direct.area || connector?.line ? null : direct.selected()
    const levers = chosen && (editor || changes) ? new Levers(scene(), layout) : null
    const place = chosen && { left: chosen.boxLeft, top: chosen.boxTop, width: chosen.box.width, height: chosen.box.height }
    return { ghost: direct.ghost, hover: direct.hover, isMeasuring: direct.isMeasuring, area: direct.area, line: connector?.line,
      edges: levers ? Object.keys(EDGES).filter((edge) => levers.of(chosen, edge)).map((edge) => [edge, place]) : [] }
  }

  function resize(width, height, moving) {
    withSelection(() => { state.device = null });
    [state.width, state.height] = scene().clamped(width, height)
    isMoving = Boolean(moving)
    devices.mark(null)
    refresh()
  }

  /** Changes what is shown, and selects the same object there. */
  function withSelection(change) {
    const before = scene()
    const item = state.selection?.item
    change()
    if (item === undefined || scene() === before) return
    const found = scene().items.findIndex(({ id }) => id === before.items[item].id)
    state.selection = found >= 0 ? { item: found } : null
  }

  function hold(device) { return screens.hold(device) }

  function settle() {
    isMoving = false
    fit(false)
    refresh()
    remember()
  }

  /** Shows the overview, or the scene alone. */
  function showOverview(isShown) {
    state.isOverview = isShown && content.scenes.length > 1
    document.querySelector('main').classList.toggle('is-overview', state.isOverview)
    document.body.classList.toggle('is-overview', state.isOverview)
    find('overview').hidden = !state.isOverview
    set(find('to-overview'), 'aria-pressed', state.isOverview)
    refresh()
  }

  /** Shows one of the panels beside the layout. */
  function turnTab(name) {
    for (const tab of ['sizes', 'selection']) {
      set(find(`tab-${tab}`), 'aria-selected', tab === name)
      find(`tab-${tab}`).tabIndex = tab === name ? 0 : -1
      find(`panel-${tab}`).hidden = tab !== name
    }
  }

  function choose(selection, { isTransient, keepsTab } = {}) {
    state.selection = selection
    if (find('problems').dataset.passing !== undefined) tell()
    if (!keepsTab && !isTransient) turnTab(selection ? 'selection' : 'sizes')
    if (isTransient) {
      overlay.draw(scene(), scene().layout(state.width, state.height), { selection,
        shown: shownConstraints(scene(), scene().layout(state.width, state.height), selection, find('constraints-shown').value), isMoving, zoom: state.zoom })
      return
    }
    refresh()
    remember()
  }

  /** Takes the scenes of an edited document, and shows the same scene, size and selection. */
  function replaceScenes(document, scenes) {
    const shown = content.scenes[state.scene]
    const { selection, device } = state
    const before = scene()
    const ids = selection?.item === undefined ? null
      : [selection.item, ...selection.items ?? []].map((item) => before.items[item].id)
    const first = content.scenes.findIndex((entry) => entry.document === document)
    content.scenes = content.scenes.filter((entry) => entry.document !== document)
    content.scenes.splice(Math.max(0, first), 0, ...scenes)
    cases.clear()
    screens.fetched.clear()
    state.device = null
    state.scene = Math.max(0, content.scenes.findIndex((entry) =>
      entry.document === shown.document && entry.rootID === shown.rootID))
    listScenes()
    overview.build(content.scenes)
    if (ids) {
      const [item, ...items] = ids.map((id) => scene().items.findIndex((entry) => entry.id === id)).filter((place) => place >= 0)
      state.selection = item === undefined ? null : { item, ...(items.length > 1 ? { items } : {}) }
    }
    open(true)
    if (device) screens.holdAgain(device, before)
  }

  function listScenes() {
    find('scene').replaceChildren(...content.scenes.map(({ name, file }, index) =>
      node('option', { value: index, title: file }, name)))
    find('scene').value = state.scene
    find('to-overview').hidden = content.scenes.length < 2
  }

  // MARK: Input

  function open(keepsSize) {
    const present = scene()
    if (!keepsSize) {
      [state.width, state.height] = present.clamped(...content.scenes[state.scene].size)
      state.selection = null
    }
    // A cell or a bar is no screen, so no device has its size.
    map.build(present, content.scenes[state.scene].size[1] < 320 ? [] : devices.points)
    const list = find('condition')
    list.replaceChildren(...content.scenes[state.scene].cases.map(({ condition }, index) =>
      node('option', { value: index }, condition || 'as in the document')))
    list.value = state.condition
    find('condition-label').hidden = content.scenes[state.scene].cases.length < 2
    fit(!keepsSize)
    refresh()
  }

  /** Shows a message until something else is selected. */
  const remark = (text) => {
    tell(text)
    find('problems').dataset.passing = ''
  }
  const steps = new ConstantSteps({ scene, refresh, tell: remark, editor, changes,
    ...(editor ? { sample: (constants) => editor.sample(content.scenes[state.scene], state.condition, constants),
      showSamples: (samples) => map.sample(samples) } : {}) })
  const panel = new SelectionPanel(find('selection'), choose, editor || changes
    ? (constraint, delta) => steps.add(new Map([[constraint.id, { constraint, delta }]])) : null)
  const direct = new Direct(picture, canvas, { scene, state, refresh, choose, tell: remark, drawNow: draw,
    preview: (moved) => steps.preview(moved), apply: (moved) => steps.add(moved),
    connect: (view) => {
      if (connector) return connector.start(view)
      remark('This page cannot add constraints. purlin show --serve shows one that can.')
      return null
    },
    ...(editor ? { carry: (view) => library.carry(view), remove: (selection) => library.remove(selection) } : {}) })
  const connector = editor ? new Connector(direct, canvas, (operation) => editor.operate(operation)) : null
  const library = editor ? new Library(find('library'), direct, addViews) : null
  find('library').hidden = !editor
  find('tree').addEventListener('keydown', ({ key }) => { if (key === 'Delete' || key === 'Backspace') library?.remove(state.selection) })

  /** Performs an operation, and selects the view that it has added. */
  async function addViews(operation) {
    const before = new Set(scene().items.map(({ id }) => id))
    const answer = await editor.operate(operation)
    if (answer?.isError) remark(answer.text)
    if (operation.operation === 'delete') choose(null)
    const added = scene().items.findIndex(({ id }) => !before.has(id))
    if (operation.operation === 'insert' && added >= 0) choose({ item: added })
    canvas.focus({ preventScroll: true })
  }

  picture.addEventListener('click', (event) => {
    if (direct.hasDragged) return
    const mark = event.target.closest('[data-constraint]')
    if (mark) {
      choose({ constraint: mark.dataset.constraint })
      return
    }
    const { view, layer } = direct.hit(event)
    if (event.shiftKey && view) {
      tree.selected = state.selection
      tree.extend(view.item)
      return
    }
    choose(view ? { item: (layer ?? view).item } : null)
  })
  /** Shows another scene or condition, on the same device. */
  function turnTo(index, condition) {
    const { device } = state
    const keepsSize = index === state.scene
    Object.assign(state, { scene: index, condition, device: null, selection: null })
    open(keepsSize)
    if (device) hold(device); else remember()
  }
  connectToolbar({ state, find, devices, overview, turnTo, resize, settle, hold, refresh, draw, scale, showOverview,
    turnTab, choose, remember })
  addEventListener('hashchange', () => {
    address.recall()
    find('scene').value = state.scene
    open(true)
    fit()
  })

  // MARK: Pictures

  const pictures = new Pictures(picture, () => ({ ...state, name: content.scenes[state.scene].name }))
  pictures.connect(find, remember)

  /** Shows a message above the layout. */
  function tell(...messages) {
    delete find('problems').dataset.passing
    find('problems').replaceChildren(...messages.map((message) => node('p', { class: 'problem' }, message)))
  }

  // MARK: Start

  answerDrops(tell, Boolean(editor))

  tell(...content.problems)

  overview.build(content.scenes)
  listScenes()
  address.recall()
  find('scene').value = state.scene
  document.title = `${content.scenes[state.scene].name} · Purlin`
  open(true)
  fit()
  draw()
  const openedAfter = performance.now()

  if (content.isFollowing) followCode(content.revision, tell)
  if (editor) followDocuments(content.revision, editor, new FileNotices(find('notices'), editor))
  window.purlin = probe({ content, state, scene, sized, resize, settle, draw, hold, choose, devices, overview, changes,
    text: () => pictures.text(), openedAfter })
})()
