/** One open layer over the page: a dialog, a sheet, an alert or the panel of a menu. */
export interface Layer {
  /** What may get the focus back, nearest first: what held it before, then what opened the layers below. */
  readonly openers: readonly Element[];
  /** Asks a modal to close; without it the layer is none. */
  readonly close?: () => void;
}

type OpenListener = () => void;

/** Open layers of the document, the topmost last. */
const stack: Layer[] = [];

const listeners = new Set<OpenListener>();

/** Openers of the layer that closed last: one that takes its place, at once or when it has loaded, finds no focus to remember. */
let orphaned: readonly Element[] = [];

/** Marks the document while a modal is open (`shared/theme/reset.css.ts`). */
function markModal(): void {
  document.documentElement.toggleAttribute(
    'data-modal',
    stack.some(({ close }) => close),
  );
}

/** Puts a layer on top and remembers what holds the focus. */
export function pushLayer(close?: () => void): Layer {
  const { activeElement, body } = document;
  const below = stack.at(-1)?.openers ?? [];
  const openers =
    activeElement && activeElement !== body ? [activeElement, ...below] : [...orphaned, ...below];
  const layer: Layer = { openers, ...(close ? { close } : {}) };
  stack.push(layer);
  if (close) {
    markModal();
    for (const listener of listeners) listener();
  }
  return layer;
}

/** Takes the layer out, wherever it is. */
export function removeLayer(layer: Layer): void {
  const at = stack.indexOf(layer);
  if (at !== -1) stack.splice(at, 1);
  orphaned = layer.openers;
  // After the primitive's own effects, which give the body back what they took.
  setTimeout(markModal);
}

export function isTopLayer(layer: Layer | null): boolean {
  return layer !== null && stack.at(-1) === layer;
}

/** Focuses the nearest opener of a closed layer that is still in the page, unless something else took the focus. */
export function restoreFocus({ openers }: Layer): void {
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body) return;
  const opener = openers.find((element) => element.isConnected);
  if (opener instanceof HTMLElement) opener.focus();
}

/** Calls back whenever a modal opens, and at once where one is open; returns what ends that. */
export function onModalOpened(listener: OpenListener): () => void {
  listeners.add(listener);
  if (stack.some(({ close }) => close)) listener();
  return () => listeners.delete(listener);
}

/** Asks the topmost modal to close, which may refuse; false where none is open. */
export function closeTopModal(): boolean {
  const close = stack.findLast((layer) => layer.close)?.close;
  close?.();
  return close !== undefined;
}
