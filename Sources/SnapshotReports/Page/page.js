'use strict';
// The run is in `run.js` as `window.run`; what is long and rarely looked at comes from `details/<number>.js` when it is asked for.
const run = window.run, entries = run.entries, rowHeight = 52;
const $ = id => document.getElementById(id);
const make = (name, className, text) => {
  const element = document.createElement(name);
  if (className) element.className = className;
  if (text !== undefined) element.textContent = text;
  return element;
};
const words = { different: 'changed', sizeChanged: 'another size', missingReference: 'new', failed: 'failed', recorded: 'recorded', withinTolerance: 'forgiven', identical: 'the same', rendered: 'drawn', skipped: 'skipped', orphaned: 'orphaned' };
const marks = { different: '✗', sizeChanged: '✗', missingReference: '+', failed: '!', recorded: '+', rendered: '+', skipped: '–' };
const isProblem = entry => ['different', 'sizeChanged', 'missingReference', 'failed'].includes(entry.verdict);
const modes = ['side by side', 'swipe', 'onion skin', 'blink', 'difference'];
const tabs = [['picture', 'p'], ['layout', 'l'], ['accessibility', 'a'], ['about', 'i']];
const zooms = [0, 0.25, 0.5, 1, 2, 4, 8, 16];
const state = { shown: [], at: 0, mode: 0, tab: 'picture', zoom: 0, share: 50, grid: true, verdicts: new Set(), variant: '', text: '', once: true, theme: '' };
const details = new Map();
let blinking = 0;

// Which entries are shown: changed first, as they come; in a group of the same change only the first, if so wished.
function filter() {
  const text = state.text.toLowerCase(), seen = new Set();
  const current = state.shown[state.at];
  state.shown = entries.filter(entry => {
    if (state.verdicts.size && !state.verdicts.has(entry.verdict)) return false;
    if (state.variant && entry.variant !== state.variant) return false;
    if (text && !(entry.id + ' ' + entry.changes.join(' ')).toLowerCase().includes(text)) return false;
    if (state.once && entry.group !== undefined) {
      if (seen.has(entry.group)) return false;
      seen.add(entry.group);
    }
    return true;
  });
  state.at = Math.max(0, state.shown.indexOf(current));
  $('rows').style.height = state.shown.length * rowHeight + 'px';
  drawRows();
  drawEntry();
}

// Only the rows in sight exist.
function drawRows() {
  const list = $('list'), rows = $('rows');
  const first = Math.max(0, Math.floor(list.scrollTop / rowHeight) - 4);
  const last = Math.min(state.shown.length, Math.ceil((list.scrollTop + list.clientHeight) / rowHeight) + 4);
  const fragment = document.createDocumentFragment();
  for (let index = first; index < last; index++) {
    const entry = state.shown[index], row = make('div', 'row ' + entry.verdict);
    row.style.top = index * rowHeight + 'px';
    row.setAttribute('role', 'option');
    row.setAttribute('aria-selected', index === state.at);
    row.append(make('i', '', marks[entry.verdict] || '✓'));
    if (state.once && entry.group !== undefined && run.groups[entry.group] > 1) row.append(make('em', '', '×' + run.groups[entry.group]));
    row.append(make('b', '', entry.id), make('small', '', entry.changes[0] || entry.pixels || words[entry.verdict]));
    row.onclick = () => select(index);
    fragment.append(row);
  }
  rows.replaceChildren(fragment);
}

function select(index) {
  if (!state.shown.length) return;
  state.at = Math.min(Math.max(0, index), state.shown.length - 1);
  const list = $('list'), top = state.at * rowHeight;
  if (top < list.scrollTop) list.scrollTop = top;
  if (top + rowHeight > list.scrollTop + list.clientHeight) list.scrollTop = top + rowHeight - list.clientHeight;
  drawRows();
  drawEntry();
}

function drawEntry() {
  const entry = state.shown[state.at];
  $('title').querySelector('h2').textContent = entry ? entry.id : 'Nothing to show';
  $('place').textContent = entry ? entry.place : '';
  $('sentences').replaceChildren(...(entry ? entry.changes : []).map(text => make('li', '', text)));
  $('pixels').textContent = entry ? entry.pixels : '';
  $('command').hidden = !(entry && entry.command);
  if (entry && entry.command) $('command').querySelector('code').textContent = entry.command;
  for (const button of $('tabs').children) button.setAttribute('aria-selected', button.dataset.tab === state.tab);
  for (const [index, button] of [...$('modes').children].entries()) button.setAttribute('aria-pressed', index === state.mode);
  $('tools').style.visibility = state.tab === 'picture' ? 'visible' : 'hidden';
  $('zoom').textContent = zooms[state.zoom] ? zooms[state.zoom] * 100 + ' %' : 'fit';
  clearInterval(blinking);
  const stage = $('stage');
  stage.replaceChildren();
  if (!entry) return;
  if (state.tab === 'picture') drawPictures(entry, stage);
  else if (state.tab === 'about') stage.append(make('pre', '', entry.about.join('\n')));
  else drawText(entry, stage);
}

function drawPictures(entry, stage) {
  const { expected, actual, difference } = entry.files;
  if (!expected && !actual) return stage.append(make('p', 'empty', 'There is no picture.'));
  if (!actual || !expected) return stage.append(figure(entry, actual ? 'new' : 'stored', [actual || expected], stage));
  switch (state.mode) {
  case 0:
    stage.append(figure(entry, 'expected', [expected], stage, 3), figure(entry, 'actual', [actual], stage, 3));
    if (difference) stage.append(figure(entry, 'difference', [difference], stage, 3));
    break;
  case 1: case 2: stage.append(figure(entry, state.mode === 1 ? 'expected | actual' : 'expected under actual', [expected, actual], stage)); break;
  case 3: {
    const both = figure(entry, 'expected and actual in turn', [expected, actual], stage), top = both.querySelectorAll('img')[1];
    stage.append(both);
    blinking = setInterval(() => { top.style.visibility = top.style.visibility === 'hidden' ? 'visible' : 'hidden'; }, 500);
    break;
  }
  case 4: stage.append(difference ? figure(entry, 'difference', [difference], stage) : make('p', 'empty', 'No pixel differs.'));
  }
}

function figure(entry, caption, paths, stage, columns = 1) {
  const result = make('figure'), box = make('div', 'picture');
  result.append(make('figcaption', '', caption), box);
  const images = paths.map(path => {
    const image = make('img');
    image.alt = caption;
    image.src = path;
    box.append(image);
    return image;
  });
  // Pictures of one size lie on each other pixel on pixel; of different sizes at the top left corner.
  let arrived = 0;
  images.forEach(image => image.onload = () => {
    if (++arrived < images.length) return;
    const width = Math.max(...images.map(image => image.naturalWidth)), height = Math.max(...images.map(image => image.naturalHeight));
    const fit = Math.min(1, (stage.clientWidth - 32) / columns / width, Math.max(0.05, (stage.clientHeight - 60) / height));
    const scale = zooms[state.zoom] || fit;
    box.style.width = width * scale + 'px';
    box.style.height = height * scale + 'px';
    images.forEach(image => {
      image.style.width = image.naturalWidth * scale + 'px';
      image.style.height = image.naturalHeight * scale + 'px';
      image.classList.toggle('small', scale < 1);
    });
    if (scale >= 8 && state.grid) {
      const cells = make('div', 'cells');
      cells.style.backgroundSize = `${scale}px ${scale}px`;
      box.append(cells);
    }
    if (images.length > 1) mix(box, images[1]);
    // What changed comes into sight.
    if (state.zoom && entry.box) {
      const [x, y, w, h] = entry.box;
      stage.scrollLeft = box.offsetLeft - stage.offsetLeft + (x + w / 2) * scale - stage.clientWidth / 2;
      stage.scrollTop = box.offsetTop - stage.offsetTop + (y + h / 2) * scale - stage.clientHeight / 2;
    }
  });
  images.forEach(image => image.onerror = () => box.replaceChildren(make('p', 'empty', 'The picture is missing: ' + image.getAttribute('src'))));
  return result;
}

function mix(box, top) {
  if (state.mode === 2) top.style.opacity = state.share / 100;
  if (state.mode !== 1) return;
  top.style.clipPath = `inset(0 0 0 ${100 - state.share}%)`;
  let edge = box.querySelector('.edge');
  if (!edge) {
    edge = make('div', 'edge');
    box.append(edge);
    box.onpointerdown = box.onpointermove = event => {
      if (!event.buttons) return;
      setShare(100 - 100 * (event.clientX - box.getBoundingClientRect().left) / box.clientWidth);
      event.preventDefault();
    };
  }
  edge.style.left = 100 - state.share + '%';
}

function setShare(share) {
  state.share = Math.min(100, Math.max(0, share));
  $('share').value = state.share;
  const box = document.querySelector('.picture'), images = box ? box.querySelectorAll('img') : [];
  if (images.length > 1) mix(box, images[1]);
}

function drawText(entry, stage) {
  if (!entry.hasDetails) return stage.append(make('p', 'empty', 'The ' + state.tab + ' is as stored.'));
  const detail = details.get(entry.number);
  if (!detail) {
    stage.append(make('p', 'empty', '…'));
    const script = make('script');
    script.src = `details/${entry.number}.js`;
    document.head.append(script);
    return;
  }
  const lines = detail[state.tab];
  if (!lines || !lines.length) return stage.append(make('p', 'empty', 'There is no text of its ' + state.tab + '.'));
  const text = make('pre');
  for (const line of lines) text.append(make('div', { '-': 'old', '+': 'new' }[line[0]] || '', line[0] + ' ' + line.slice(1)));
  stage.append(text);
}
window.detail = (number, content) => {
  details.set(number, content);
  const entry = state.shown[state.at];
  if (entry && entry.number === number) drawEntry();
};

function setUp() {
  for (const verdict of Object.keys(words)) {
    const count = run.counts[verdict];
    if (!count) continue;
    const button = make('button', verdict, `${words[verdict]} ${count}`);
    button.setAttribute('aria-pressed', 'false');
    button.onclick = () => {
      state.verdicts.has(verdict) ? state.verdicts.delete(verdict) : state.verdicts.add(verdict);
      button.setAttribute('aria-pressed', state.verdicts.has(verdict));
      filter();
    };
    $('verdicts').append(button, ' ');
  }
  $('variant').append(new Option('all variants', ''), ...run.variants.map(name => new Option(name, name)));
  tabs.forEach(([name]) => {
    const button = make('button', '', name);
    button.dataset.tab = name;
    button.setAttribute('role', 'tab');
    button.onclick = () => set('tab', name);
    $('tabs').append(button);
  });
  modes.forEach((name, index) => {
    const button = make('button', '', name);
    button.title = `(${index + 1})`;
    button.onclick = () => set('mode', index);
    $('modes').append(button);
  });
  $('search').oninput = event => { state.text = event.target.value; filter(); };
  $('variant').onchange = event => { state.variant = event.target.value; filter(); };
  $('once').onchange = event => { state.once = event.target.checked; filter(); };
  $('grid').onchange = event => set('grid', event.target.checked);
  $('share').oninput = event => setShare(+event.target.value);
  $('in').onclick = () => zoom(1);
  $('out').onclick = () => zoom(-1);
  $('theme').onclick = theme;
  $('help').onclick = () => $('keys').showModal();
  $('command').querySelector('button').onclick = copy;
  $('list').onscroll = drawRows;
  addEventListener('resize', () => { drawRows(); drawEntry(); });
  document.title = 'Snapshots: ' + run.headline;
}
function set(name, value) { state[name] = value; drawEntry(); }
function zoom(step) { set('zoom', Math.min(zooms.length - 1, Math.max(0, state.zoom + step))); }
function theme() {
  const isDark = state.theme ? state.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  state.theme = document.documentElement.dataset.theme = isDark ? 'light' : 'dark';
}
function copy() {
  const entry = state.shown[state.at];
  if (entry && entry.command && navigator.clipboard) navigator.clipboard.writeText(entry.command).catch(() => {});
}
function nextProblem() {
  const index = state.shown.findIndex((entry, index) => index > state.at && isProblem(entry));
  if (index >= 0) select(index);
}

const keys = {
  ArrowDown: () => select(state.at + 1), j: () => select(state.at + 1), ArrowUp: () => select(state.at - 1), k: () => select(state.at - 1),
  n: nextProblem, '+': () => zoom(1), '=': () => zoom(1), '-': () => zoom(-1), 0: () => set('zoom', 0),
  ArrowLeft: () => setShare(state.share - 5), ArrowRight: () => setShare(state.share + 5),
  g: () => { $('grid').checked = !state.grid; set('grid', !state.grid); }, '/': () => $('search').focus(), d: theme, c: copy, '?': () => $('keys').showModal(),
};
modes.forEach((_, index) => keys[index + 1] = () => set('mode', index));
tabs.forEach(([name, key]) => keys[key] = () => set('tab', name));
addEventListener('keydown', event => {
  if (event.ctrlKey || event.metaKey || event.altKey || $('keys').open) return;
  if (event.target.matches('input[type=search], select')) {
    if (event.key === 'Escape') event.target.blur();
    return;
  }
  const action = keys[event.key];
  if (!action) return;
  event.preventDefault();
  action();
});

setUp();
filter();
