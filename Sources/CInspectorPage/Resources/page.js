// The state of the page, its input, and the start.

(() => {
  const content = JSON.parse(document.getElementById('data').textContent);
  const find = (id) => document.getElementById(id);
  const cases = new Map();
  const state = { scene: 0, condition: 0, width: 0, height: 0, selection: null, zoom: 1, device: null,
    isOverview: false, isZoomed: false };
  /** The layouts on devices that the command has captured for this page. */
  const fetched = new Map();

  /** Returns a scene under a condition at sizes without a device; it is read when it is first shown. */
  function sized(index = state.scene, condition = state.condition) {
    const key = `${index} ${condition}`;
    if (!cases.has(key)) cases.set(key, new SceneCase(content.scenes[index].cases[condition]));
    const present = cases.get(key);
    present.show(null);
    changes?.attach(content.scenes[index], present);
    return present;
  }

  /** The key of the present scene on a device. */
  const keyOn = ({ id, orientation }, condition = state.condition) => `${state.scene} ${condition} ${id} ${orientation}`;

  /** Returns the scene that is shown: at a size, or on a device. */
  function scene() {
    const present = sized();
    if (!state.device || present.show(state.device)) return present;
    return fetched.get(keyOn(state.device)) ?? present;
  }

  const canvas = find('canvas');
  const frame = node('div', { class: 'device' });
  const picture = svg('svg', { role: 'img', 'font-family':
    "-apple-system, 'SF Pro Text', Inter, 'Helvetica Neue', Arial, sans-serif" }, frame);
  const images = svg('defs', {}, picture);
  for (const [id, href] of content.scenes.flatMap((entry) => Object.entries(entry.images ?? {}))) {
    if (![...images.children].some((image) => image.id === id)) {
      svg('image', { id, href, width: 1, height: 1, preserveAspectRatio: 'none' }, images);
    }
  }
  const page = svg('rect', { class: 'page', x: 0, y: 0 }, picture);
  const drawing = new ViewDrawing(svg('g', {}, picture));
  const overlay = new Overlay(svg('g', { class: 'overlay' }, picture), () => {
    const { left, top } = picture.getBoundingClientRect();
    return drawing.texts().map((box) => ({ x: (box.left - left) / state.zoom, y: (box.top - top) / state.zoom,
      width: box.width / state.zoom, height: box.height / state.zoom }));
  });
  const handles = new SizeHandles(frame, { state, resize, settle, remember });
  canvas.append(frame);

  const tree = new ViewTree(find('tree'), choose);
  /** Selects what a list names, and leaves the list visible. */
  const chooseListed = (selection) => choose(selection, { keepsTab: true });
  const findings = new FindingList(find('findings'), chooseListed);
  const map = new SizeMap(find('map'), {
    choose(width, height, isEnd) {
      if (width !== null) resize(width, height, !isEnd);
      if (isEnd) settle();
    },
    hold: ({ id, orientation, model }) => hold(devices.find(id, orientation, model)),
    select: chooseListed,
  });
  const overview = new Overview(find('overview'), { present: (index) => sized(index, 0), appearance,
    open: (index) => {
      showOverview(false);
      turnTo(index, 0);
      canvas.focus({ preventScroll: true });
    } });
  const film = new Filmstrip(find('film-dialog'));
  find('side-by-side').addEventListener('click', () => {
    const info = content.scenes[state.scene];
    film.open({ title: info.name, conditions: info.cases.map(({ condition }) => condition || 'as in the document'),
      condition: state.condition, look: appearance(),
      devices: devices.points.map(({ id, orientation, model }) => devices.find(id, orientation, model)),
      find: async (device, condition) => {
        if (isAway(device, condition)) await load(device, condition);
        const present = sized(state.scene, condition);
        return present.isOn(device) ? present : fetched.get(keyOn(device, condition)) ?? null;
      },
      choose: (device, condition) => {
        if (condition !== state.condition) turnTo(state.scene, condition);
        hold(device);
      } });
  });
  const dialog = find('map-dialog');
  find('enlarge').addEventListener('click', () => {
    dialog.replaceChildren(node('p', { class: 'buttons' }, node('button', { type: 'button',
      onclick: () => dialog.close() }, 'Close')), find('map'));
    dialog.showModal();
  });
  dialog.addEventListener('close', () => find('map-section').append(find('map')));

  const captured = content.scenes.flatMap(({ cases: all }) => all.flatMap(({ places }) => Object.keys(places)));
  const devices = new DeviceChoice(find('device'), content.devices, content.isServed ? null : new Set(captured));
  find('side-by-side').hidden = devices.points.length === 0;

  const editor = content.isServed ? new Editor(find('edit'), find('actions'), replaceScenes) : null;
  const bytes = find('solver').textContent;
  const changes = !editor && bytes ? new Changes(() => Uint8Array.from(atob(bytes), (sign) =>
    sign.charCodeAt(0)), find('edit'), find('actions'), () => { refresh(); remember(); }) : null;
  find('edit-section').hidden = !editor && !changes;

  let isMoving = false;
  let isPending = false;

  /** Draws in the next frame, however often it is asked for. */
  function refresh() {
    if (isPending) return;
    isPending = true;
    requestAnimationFrame(() => {
      isPending = false;
      draw();
    });
  }

  function appearance() {
    const chosen = find('appearance').value;
    if (chosen !== 'auto') return chosen;
    return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }

  function shown(present, layout) {
    const { selection } = state;
    const mode = find('constraints-shown').value;
    if (mode === 'none') return [];
    const all = present.constraints(layout);
    if (mode === 'all') return all.filter(({ constraint }) => !constraint.isOfContainer);
    if (!selection) return [];
    if (selection.constraint !== undefined) {
      return all.filter(({ constraint }) => constraint.id === selection.constraint);
    }
    return all.filter(({ constraint }) => constraint.first === selection.item
      || constraint.second === selection.item);
  }

  function draw() {
    if (state.isOverview) {
      document.documentElement.dataset.appearance = appearance();
      overview.show();
      editor?.take(content.scenes[state.scene].document);
      return;
    }
    const present = scene();
    const { width, height, zoom, selection } = state;
    const layout = present.layout(width, height);
    const look = appearance();
    document.documentElement.dataset.appearance = look;
    canvas.classList.toggle('outdated', content.outdated.includes(state.scene));
    set(picture, 'viewBox', `0 0 ${points(width)} ${points(height)}`);
    set(picture, 'width', points(width * zoom));
    set(picture, 'height', points(height * zoom));
    set(page, 'width', points(width));
    set(page, 'height', points(height));
    drawing.draw(present, layout, look);
    overlay.draw(present, layout, { selection, shown: shown(present, layout), isMoving, zoom, pointer: pointer(layout),
      isDense: find('constraints-shown').value === 'all' });
    find('zoom-percent').textContent = `${Math.round(100 * zoom)} %`;
    map.mark(width, height, Boolean(state.device));
    for (const [input, value] of [[find('width'), width], [find('height'), height]]) {
      if (document.activeElement !== input) input.value = points(value);
    }
    handles.mark(present.data);
    findings.draw(present, layout);
    if (isMoving) return;
    tree.draw(present, layout, selection, find('search').value);
    panel.draw(present, layout, selection);
    editor?.draw(content.scenes[state.scene], present, layout, selection);
    changes?.draw(present, layout, selection);
    const name = selection?.item === undefined ? '' : present.items[selection.item]?.name ?? '';
    find('edit-title').textContent = name ? `Edit ${brief(name, 40)}` : 'Edit';
    const count = present.findings(width, height).length;
    const { device } = state;
    find('status').textContent = `${device ? `${DeviceChoice.words(device)}: ` : ''}${points(width)} × ${points(height)} points; `
      + `${count === 0 ? 'nothing found' : `${count} finding${count === 1 ? '' : 's'}`} ${
        device ? 'on this device' : 'at this size'}.`;
    find('environment').textContent = device ? sentence(device.facts)
      : `No device: as ${present.data.window}; ${points(present.scale)} pixels per point.`;
    find('findings-title').textContent = device ? 'Findings on this device' : 'Findings at this size';
    set(picture, 'aria-label', `${content.scenes[state.scene].name}, ${find('status').textContent}`);
  }

  /** What the pointer does, and which edges of the selected view can be dragged. */
  function pointer(layout) {
    const chosen = direct.area || connector?.line ? null : direct.selected();
    const levers = chosen && (editor || changes) ? new Levers(scene(), layout) : null;
    const place = chosen && { left: chosen.boxLeft, top: chosen.boxTop, width: chosen.box.width, height: chosen.box.height };
    return { hover: direct.hover, isMeasuring: direct.isMeasuring, area: direct.area, line: connector?.line,
      edges: levers ? Object.keys(EDGES).filter((edge) => levers.of(chosen, edge)).map((edge) => [edge, place]) : [] };
  }

  function resize(width, height, moving) {
    withSelection(() => { state.device = null; });
    [state.width, state.height] = scene().clamped(width, height);
    isMoving = Boolean(moving);
    devices.mark(null);
    refresh();
  }

  /** Changes what is shown, and selects the same object there. */
  function withSelection(change) {
    const before = scene();
    const item = state.selection?.item;
    change();
    if (item === undefined || scene() === before) return;
    const found = scene().items.findIndex(({ id }) => id === before.items[item].id);
    state.selection = found >= 0 ? { item: found } : null;
  }

  /** Whether the command must lay the present scene out on a device before it can be shown. */
  const isAway = (device, condition = state.condition) => editor && !sized(state.scene, condition).isOn(device)
    && !fetched.has(keyOn(device, condition));

  /** Asks the command for the present scene on a device. */
  async function load(device, condition = state.condition) {
    const info = content.scenes[state.scene];
    const key = keyOn(device, condition);
    const answer = await editor.ask({ action: 'screen', document: info.document, scene: info.rootID, condition,
      device: device.id, orientation: device.orientation });
    if (!answer?.screen) return;
    const screen = new SceneCase(answer.screen);
    if (screen.show(device)) fetched.set(key, screen);
  }

  /** Shows the scene on a device, which the command lays out if the page does not have it. */
  async function hold(device) {
    const { scene: index, condition } = state;
    const info = content.scenes[index];
    if (device && isAway(device)) {
      find('status').textContent = `${DeviceChoice.words(device)}: laying out …`;
      await load(device);
      if (info !== content.scenes[state.scene] || condition !== state.condition) return;
    }
    const isShown = device && (sized().isOn(device) || fetched.has(keyOn(device)));
    if (device && !isShown) tell(`${info.name} has no views on ${DeviceChoice.words(device)}.`);
    withSelection(() => { state.device = isShown ? device : null; });
    if (isShown) [state.width, state.height] = scene().clamped(0, 0);
    devices.mark(state.device);
    settle();
  }

  function settle() {
    isMoving = false;
    fit(false);
    refresh();
    remember();
  }

  /** Chooses a scale at which the whole layout is visible; one that suits already stays, so that nothing jumps. */
  function fit(isNew = true) {
    if (!isNew && state.isZoomed) return;
    state.isZoomed = false;
    const room = find('stage').getBoundingClientRect();
    const best = Math.max(0.2, Math.min(1.5, (room.width - 72) / state.width, (room.height - 185) / state.height));
    if (isNew || state.zoom > best * 1.001 || state.zoom < best / 1.6) state.zoom = best;
  }

  function zoomBy(factor) {
    state.zoom = Math.min(8, Math.max(0.1, state.zoom * factor));
    state.isZoomed = true;
    refresh();
  }

  /** Shows the overview, or the scene alone. */
  function showOverview(isShown) {
    state.isOverview = isShown && content.scenes.length > 1;
    document.querySelector('main').classList.toggle('is-overview', state.isOverview);
    document.body.classList.toggle('is-overview', state.isOverview);
    find('overview').hidden = !state.isOverview;
    set(find('to-overview'), 'aria-pressed', state.isOverview);
    refresh();
  }

  /** Shows one of the panels beside the layout. */
  function turnTab(name) {
    for (const tab of ['sizes', 'selection']) {
      set(find(`tab-${tab}`), 'aria-selected', tab === name);
      find(`tab-${tab}`).tabIndex = tab === name ? 0 : -1;
      find(`panel-${tab}`).hidden = tab !== name;
    }
  }

  function choose(selection, { isTransient, keepsTab } = {}) {
    state.selection = selection;
    if (find('problems').dataset.passing !== undefined) tell();
    if (!keepsTab && !isTransient) turnTab(selection ? 'selection' : 'sizes');
    if (isTransient) {
      overlay.draw(scene(), scene().layout(state.width, state.height), { selection,
        shown: shown(scene(), scene().layout(state.width, state.height)), isMoving, zoom: state.zoom });
      return;
    }
    refresh();
    remember();
  }

  /** Takes the scenes of an edited document, and shows the same scene, size and selection. */
  function replaceScenes(document, scenes) {
    const shown = content.scenes[state.scene];
    const { selection, device } = state;
    const before = scene();
    const ids = selection?.item === undefined ? null
      : [selection.item, ...selection.items ?? []].map((item) => before.items[item].id);
    const first = content.scenes.findIndex((entry) => entry.document === document);
    content.scenes = content.scenes.filter((entry) => entry.document !== document);
    content.scenes.splice(Math.max(0, first), 0, ...scenes);
    cases.clear();
    fetched.clear();
    state.device = null;
    state.scene = Math.max(0, content.scenes.findIndex((entry) =>
      entry.document === shown.document && entry.rootID === shown.rootID));
    listScenes();
    overview.build(content.scenes);
    if (ids) {
      const [item, ...items] = ids.map((id) => scene().items.findIndex((entry) => entry.id === id)).filter((place) => place >= 0);
      state.selection = item === undefined ? null : { item, ...(items.length > 1 ? { items } : {}) };
    }
    open(true);
    if (!device) return;
    // The layout before the edit stays until the command has answered, so that nothing jumps.
    const key = keyOn(device);
    fetched.set(key, before);
    state.device = device;
    load(device).then(() => {
      if (fetched.get(key) === before) fetched.delete(key);
      hold(device);
    });
  }

  function listScenes() {
    find('scene').replaceChildren(...content.scenes.map(({ name, file }, index) =>
      node('option', { value: index, title: file }, name)));
    find('scene').value = state.scene;
    find('to-overview').hidden = content.scenes.length < 2;
  }

  // MARK: The state in the address

  function remember() {
    if (state.isOverview) {
      history.replaceState(null, '', '#show=overview');
      return;
    }
    const parts = new URLSearchParams({ scene: state.scene, condition: state.condition,
      size: `${points(state.width)}x${points(state.height)}` });
    const { selection } = state;
    if (selection && selection.item !== undefined) {
      parts.set('view', scene().items[selection.item].id);
    }
    if (selection && selection.constraint !== undefined) parts.set('constraint', selection.constraint);
    if (state.device) {
      const { id, orientation, name } = state.device;
      Object.entries({ device: id, held: orientation, model: name }).forEach(([key, value]) => parts.set(key, value));
    }
    if (changes && changes.own.size > 0) parts.set('changes', JSON.stringify([...changes.own]));
    history.replaceState(null, '', `#${parts}`);
  }

  function recall() {
    const parts = new URLSearchParams(location.hash.slice(1));
    const index = (name, count) => {
      const value = Number(parts.get(name));
      return Number.isInteger(value) && value >= 0 && value < count ? value : 0;
    };
    state.scene = index('scene', content.scenes.length);
    state.condition = index('condition', content.scenes[state.scene].cases.length);
    const size = (parts.get('size') || '').split('x').map(Number);
    const isSize = size.length === 2 && size.every((value) => value > 0);
    [state.width, state.height] = scene().clamped(...(isSize ? size : content.scenes[state.scene].size));
    const item = scene().items.findIndex(({ id }) => id === parts.get('view'));
    state.selection = null;
    if (item >= 0) state.selection = { item };
    if (parts.has('constraint')) state.selection = { constraint: parts.get('constraint') };
    turnTab(state.selection ? 'selection' : 'sizes');
    showOverview(parts.get('show') === 'overview' || location.hash.length < 2);
    state.device = null;
    const device = devices.find(parts.get('device'), parts.get('held'), parts.get('model'));
    if (device) hold(device);
    if (parts.has('changes')) changes?.recall(parts.get('changes'), scene().data.constraints);
  }

  // MARK: Input

  function open(keepsSize) {
    const present = scene();
    if (!keepsSize) {
      [state.width, state.height] = present.clamped(...content.scenes[state.scene].size);
      state.selection = null;
    }
    map.build(present, devices.points);
    const list = find('condition');
    list.replaceChildren(...content.scenes[state.scene].cases.map(({ condition }, index) =>
      node('option', { value: index }, condition || 'as in the document')));
    list.value = state.condition;
    find('condition-label').hidden = content.scenes[state.scene].cases.length < 2;
    fit(!keepsSize);
    refresh();
  }

  /** Shows a message until something else is selected. */
  const remark = (text) => {
    tell(text);
    find('problems').dataset.passing = '';
  };
  const steps = new ConstantSteps({ scene, refresh, tell: remark, editor, changes });
  const panel = new SelectionPanel(find('selection'), choose, editor || changes
    ? (constraint, delta) => steps.add(new Map([[constraint.id, { constraint, delta }]])) : null);
  const direct = new Direct(picture, canvas, { scene, state, refresh, choose, tell: remark, drawNow: draw,
    preview: (moved) => steps.preview(moved), apply: (moved) => steps.add(moved),
    connect: (view) => {
      if (connector) return connector.start(view);
      remark('This page cannot add constraints. purlin show --serve shows one that can.');
      return null;
    } });
  const connector = editor ? new Connector(direct, canvas, (operation) => editor.operate(operation)) : null;
  picture.addEventListener('click', (event) => {
    if (direct.hasDragged) return;
    const mark = event.target.closest('[data-constraint]');
    if (mark) {
      choose({ constraint: mark.dataset.constraint });
      return;
    }
    const { view, layer } = direct.hit(event);
    if (event.shiftKey && view) {
      tree.selected = state.selection;
      tree.extend(view.item);
      return;
    }
    choose(view ? { item: (layer ?? view).item } : null);
  });
  /** Shows another scene or condition, on the same device. */
  function turnTo(index, condition) {
    const { device } = state;
    const keepsSize = index === state.scene;
    Object.assign(state, { scene: index, condition, device: null, selection: null });
    open(keepsSize);
    if (device) hold(device); else remember();
  }
  connectToolbar({ state, find, devices, overview, turnTo, resize, settle, hold, refresh, draw, fit, zoomBy, showOverview,
    turnTab, choose, remember });
  addEventListener('hashchange', () => {
    recall();
    find('scene').value = state.scene;
    open(true);
    fit();
  });

  // MARK: Pictures

  const pictures = new Pictures(picture, () => ({ ...state, name: content.scenes[state.scene].name }));
  find('save-svg').addEventListener('click', () => pictures.saveSVG());
  find('save-png').addEventListener('click', () => pictures.savePNG());
  find('copy-link').addEventListener('click', async () => {
    remember();
    try {
      await navigator.clipboard.writeText(location.href);
      find('status').textContent = 'The link was copied.';
    } catch {
      find('status').textContent = 'The link is in the address bar; it could not be copied.';
    }
  });

  /** Shows a message above the layout. */
  function tell(...messages) {
    delete find('problems').dataset.passing;
    find('problems').replaceChildren(...messages.map((message) => node('p', { class: 'problem' }, message)));
  }

  // MARK: Start

  answerDrops(tell, Boolean(editor));

  tell(...content.problems);

  overview.build(content.scenes);
  listScenes();
  recall();
  find('scene').value = state.scene;
  document.title = `${content.scenes[state.scene].name} · Purlin`;
  open(true);
  fit();
  draw();
  const openedAfter = performance.now();

  if (content.isFollowing) followCode(content.revision, tell);
  if (editor) followDocuments(content.revision, editor, new FileNotices(find('notices'), editor));
  window.purlin = probe({ content, state, scene, sized, resize, settle, draw, hold, choose, devices, overview, changes,
    text: () => pictures.text(), openedAfter });
})();
