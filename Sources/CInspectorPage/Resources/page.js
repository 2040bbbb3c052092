// The state of the page, its input, and the start.

(() => {
  const content = JSON.parse(document.getElementById('data').textContent);
  const find = (id) => document.getElementById(id);
  const cases = new Map();
  const state = { scene: 0, condition: 0, width: 0, height: 0, selection: null, zoom: 1, device: null };
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
  const keyOn = ({ id, orientation }) => `${state.scene} ${state.condition} ${id} ${orientation}`;

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
  const handles = ['width', 'height', 'both'].map((axis) => node('div', { class: `handle ${axis}`,
    tabindex: 0, role: 'slider', 'aria-label': axis === 'both' ? 'Width and height' : `The ${axis}` }));
  frame.append(...handles);
  canvas.append(frame);

  const tree = new ViewTree(find('tree'), choose);
  const panel = new SelectionPanel(find('selection'), choose);
  const findings = new FindingList(find('findings'), choose);
  const map = new SizeMap(find('map'), {
    choose(width, height, isEnd) {
      if (width !== null) resize(width, height, !isEnd);
      if (isEnd) settle();
    },
    hold: ({ id, orientation, model }) => hold(devices.find(id, orientation, model)),
    select: choose,
  });
  const film = new Filmstrip(find('film-dialog'), (device) => hold(device));
  find('side-by-side').addEventListener('click', () => {
    const all = devices.points.map(({ id, orientation, model }) => devices.find(id, orientation, model));
    film.open(content.scenes[state.scene].name, all, appearance(), async (device) => {
      if (isAway(device)) await load(device);
      const present = sized();
      return present.isOn(device) ? present : fetched.get(keyOn(device)) ?? null;
    });
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
    overlay.draw(present, layout, { selection, shown: shown(present, layout), isMoving, zoom,
      isDense: find('constraints-shown').value === 'all' });
    map.mark(width, height, Boolean(state.device));
    for (const [input, value] of [[find('width'), width], [find('height'), height]]) {
      if (document.activeElement !== input) input.value = points(value);
    }
    handles.forEach((handle, index) => {
      set(handle, 'aria-valuenow', points(index === 1 ? height : width));
      set(handle, 'aria-valuemin', (index === 1 ? present.data.heights : present.data.widths)[0]);
      set(handle, 'aria-valuemax', (index === 1 ? present.data.heights : present.data.widths)[1]);
      set(handle, 'aria-valuetext', index === 2 ? `${points(width)} by ${points(height)} points`
        : `${points(index === 1 ? height : width)} points`);
    });
    findings.draw(present, layout);
    if (isMoving) return;
    tree.draw(present, layout, selection, find('search').value);
    panel.draw(present, layout, selection);
    editor?.draw(content.scenes[state.scene], present, layout, selection);
    changes?.draw(present, layout, selection);
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
  const isAway = (device) => editor && !sized().isOn(device) && !fetched.has(keyOn(device));

  /** Asks the command for the present scene on a device. */
  async function load(device) {
    const { scene: index, condition } = state;
    const info = content.scenes[index];
    const key = keyOn(device);
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
    fit();
    refresh();
    remember();
  }

  /** Chooses a scale at which the whole layout is visible. */
  function fit() {
    const room = find('stage').getBoundingClientRect();
    state.zoom = Math.max(0.2, Math.min(1.5, (room.width - 72) / state.width,
      (room.height - 96) / state.height));
  }

  function choose(selection, isTransient) {
    state.selection = selection;
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
    const { selection } = state;
    const chosen = selection && selection.item !== undefined && scene().items[selection.item].id;
    const first = content.scenes.findIndex((entry) => entry.document === document);
    content.scenes = content.scenes.filter((entry) => entry.document !== document);
    content.scenes.splice(Math.max(0, first), 0, ...scenes);
    cases.clear();
    fetched.clear();
    const { device } = state;
    state.device = null;
    state.scene = Math.max(0, content.scenes.findIndex((entry) =>
      entry.document === shown.document && entry.rootID === shown.rootID));
    listScenes();
    const item = scene().items.findIndex(({ id }) => id === chosen);
    if (chosen) state.selection = item >= 0 ? { item } : null;
    open(true);
    if (device) hold(device);
  }

  function listScenes() {
    find('scene').replaceChildren(...content.scenes.map(({ name, file }, index) =>
      node('option', { value: index, title: file }, name)));
    find('scene').value = state.scene;
  }

  // MARK: The state in the address

  function remember() {
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
    fit();
    refresh();
  }

  function drag(handle, event) {
    const axis = handles.indexOf(handle);
    const start = { x: event.clientX, y: event.clientY, width: state.width, height: state.height };
    handle.setPointerCapture(event.pointerId);
    // The frame is centered, so its edge moves by half of what its width grows.
    const move = (next) => {
      const across = 2 * (next.clientX - start.x) / state.zoom;
      const down = (next.clientY - start.y) / state.zoom;
      resize(start.width + (axis === 1 ? 0 : across), start.height + (axis === 0 ? 0 : down), true);
    };
    handle.addEventListener('pointermove', move);
    handle.addEventListener('lostpointercapture', () => {
      handle.removeEventListener('pointermove', move);
      settle();
    }, { once: true });
    event.preventDefault();
    handle.focus();
  }

  for (const handle of handles) {
    handle.addEventListener('pointerdown', (event) => drag(handle, event));
    handle.addEventListener('keydown', (event) => {
      const step = event.shiftKey ? 10 : 1;
      const [x, y] = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[event.key]
        || [0, 0];
      if (x === 0 && y === 0) return;
      event.preventDefault();
      resize(state.width + step * x, state.height + step * y);
      remember();
    });
  }
  /** Returns the view at a place, and the layer in it that directed constraints relate. */
  function hit({ views, guides }, { clientX, clientY }) {
    const box = picture.getBoundingClientRect();
    const [x, y] = [(clientX - box.left) / state.zoom, (clientY - box.top) / state.zoom];
    const contains = (left, top, width, height) => x >= left && y >= top && x <= left + width && y <= top + height;
    const view = views.findLast(({ isVisible, left, top, frame: { width, height } }) => isVisible
      && contains(left, top, width, height));
    const layer = view && guides.findLast(({ item, owner, left, top, width, height }) => owner === view.index
      && scene().items[item].type === 'layer' && contains(left, top, width, height));
    return { view, layer };
  }

  let hasDragged = false;

  /** Drags an ambiguous view through its equally good positions. */
  picture.addEventListener('pointerdown', (event) => {
    hasDragged = false;
    const present = scene();
    const layout = present.layout(state.width, state.height);
    const { view } = hit(layout, event);
    const open = view && !event.target.closest('[data-constraint]')
      ? present.ambiguities(layout).filter((entry) => entry.view === view.index && entry.number < 2) : [];
    if (open.length === 0) return;
    const move = (next) => {
      const moved = [next.clientX - event.clientX, next.clientY - event.clientY].map((value) => value / state.zoom);
      if (!hasDragged && Math.hypot(...moved) * state.zoom < 3) return;
      hasDragged = true;
      const range = {};
      for (const { number, low, high } of open) {
        const [key, own, start] = number === 0 ? ['left', view.box.x, view.boxLeft] : ['top', view.box.y, view.boxTop];
        range[key] = start - own + Math.min(high ?? Infinity, Math.max(low ?? -Infinity, own + moved[number]));
      }
      choose({ item: view.item, range }, true);
    };
    picture.setPointerCapture(event.pointerId);
    picture.addEventListener('pointermove', move);
    picture.addEventListener('lostpointercapture', () => {
      picture.removeEventListener('pointermove', move);
      if (hasDragged) choose(state.selection);
    }, { once: true });
  });
  picture.addEventListener('click', (event) => {
    if (hasDragged) return;
    const mark = event.target.closest('[data-constraint]');
    if (mark) {
      choose({ constraint: mark.dataset.constraint });
      return;
    }
    const { view, layer } = hit(scene().layout(state.width, state.height), event);
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
  find('scene').addEventListener('change', () => turnTo(Number(find('scene').value), 0));
  find('condition').addEventListener('change', () => turnTo(state.scene, Number(find('condition').value)));
  for (const name of ['width', 'height']) {
    find(name).addEventListener('change', () => {
      const value = Number(find(name).value);
      if (value > 0) resize(...(name === 'width' ? [value, state.height] : [state.width, value]));
      find(name).value = points(state[name]);
      settle();
    });
  }
  find('device').addEventListener('change', () => {
    hold(devices.chosen(state.device?.orientation ?? (state.width > state.height ? 'landscape' : 'portrait')));
  });
  find('turn').addEventListener('click', () => {
    const { device, width, height } = state;
    if (device) {
      hold(devices.find(device.id, device.orientation === 'portrait' ? 'landscape' : 'portrait', device.name));
      return;
    }
    resize(height, width);
    settle();
  });
  for (const id of ['constraints-shown', 'appearance']) find(id).addEventListener('change', refresh);
  find('search').addEventListener('input', refresh);
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') choose(null);
    if (event.key === '/' && !/input|select|textarea/i.test(event.target.tagName)) {
      event.preventDefault();
      find('search').focus();
    }
  });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', refresh);
  addEventListener('resize', () => { fit(); refresh(); });
  addEventListener('hashchange', () => {
    recall();
    find('scene').value = state.scene;
    open(true);
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

  // MARK: Files that are dropped

  const hasFiles = (event) => [...event.dataTransfer?.types ?? []].includes('Files');
  addEventListener('dragover', (event) => { if (hasFiles(event)) event.preventDefault(); });
  addEventListener('drop', (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    const names = [...event.dataTransfer.files].map(({ name }) => name).join(', ').slice(0, 200);
    const isLog = /\.(log|txt|text|crash)$/i.test(names);
    tell(isLog ? `This page does not read logs: run 'purlin explain ${names}' for ${names}.`
      : `This page shows the documents that it was made of: run 'purlin inspect ${names} ${
        editor ? '--serve' : '-o page.html'}' for ${names}.`);
  });

  /** Shows a message above the layout. */
  function tell(...messages) {
    find('problems').replaceChildren(...messages.map((message) => node('p', { class: 'problem' }, message)));
  }

  // MARK: Start

  tell(...content.problems);

  recall();
  listScenes();
  document.title = `${content.scenes[state.scene].name} · Purlin`;
  open(true);
  draw();
  const openedAfter = performance.now();

  // Code that was saved is compiled again by the command; the page then loads anew.
  if (content.isFollowing) {
    let misses = 0;
    setInterval(async () => {
      try {
        const { version } = await (await fetch('state')).json();
        misses = 0;
        if (version !== content.revision) location.reload();
      } catch {
        misses += 1;
        if (misses === 12) tell('The command does not answer; it has perhaps ended.');
      }
    }, 250);
  }

  // Documents that others change are read again by the command; the page then loads anew.
  if (editor) {
    const notices = new FileNotices(find('notices'), editor);
    let isAsking = false;
    let misses = 0;
    const follow = async () => {
      if (isAsking) return;
      isAsking = true;
      try {
        const { version, documents } = await (await fetch('state')).json();
        misses = 0;
        if (version !== content.revision) location.reload();
        editor.follow(documents);
        notices.show(documents);
      } catch {
        misses += 1;
        if (misses > 2) notices.showLost();
      }
      isAsking = false;
    };
    follow();
    setInterval(follow, 1000);
  }

  /** What tests and scripts ask: the frames of a scene at a size, and the findings. */
  window.purlin = {
    version: content.version,
    /** The milliseconds from the navigation to the first layout. */
    openedAfter,
    scenes: content.scenes.map(({ name, file, rootID, size, cases: { length } }) =>
      ({ name, file, rootID, size, conditions: length })),
    frames(index, condition, width, height) {
      const present = sized(index, condition);
      const layout = present.layout(width, height);
      return layout.views.map(({ item, frame: { x, y, width: w, height: h } }) =>
        ({ id: present.items[item].id, frame: [x, y, w, h] }));
    },
    findings: (index, condition, width, height) => sized(index, condition).findings(width, height)
      .map(({ kind, text }) => ({ kind, text })),
    /** Returns the numbers whose reasons do not add up to them; there are none. */
    check(index, condition, sizes) {
      const present = sized(index, condition);
      const wrong = [];
      for (const [width, height] of sizes) {
        const layout = present.layout(width, height);
        for (const view of layout.views) {
          NUMBERS.forEach((name, number) => {
            const shares = present.shares(layout, view.index, number);
            if (!shares) return;
            const sum = shares.reduce((total, { share }) => total + share, 0);
            if (Math.abs(sum - view.box[name]) > 1e-3) {
              wrong.push(`${present.items[view.item].name}.${name} ${view.box[name]} is not ${sum}`);
            }
          });
        }
      }
      return wrong;
    },
    /** Shows the scene on a device. */
    hold: (id, orientation) => hold(devices.find(id, orientation)),
    /** The frames and findings that are shown. */
    shown() {
      const present = scene();
      const layout = present.layout(state.width, state.height);
      return { frames: layout.views.map(({ item, frame: { x, y, width, height } }) =>
        ({ id: present.items[item].id, frame: [x, y, width, height] })),
      findings: present.findings(state.width, state.height).map(({ kind, text }) => ({ kind, text })) };
    },
    svg: () => pictures.text(),
    /** Changes a constraint, on a page with the solver. */
    change: async (id, values) => {
      await changes.change(scene().data.constraints.find((constraint) => constraint.id === id), values);
    },
    refusal: () => scene().layout(state.width, state.height).refusal ?? null,
    resize: (width, height) => { resize(width, height); settle(); },
    /** Draws one step of a drag at once. */
    drag: (width, height) => { resize(width, height, true); draw(); },
    selectConstraint: (id) => choose({ constraint: id }),
    select: (id) => choose({ item: scene().items.findIndex((item) => item.id === id) }),
  };
})();
