import { useEffect, useLayoutEffect, useRef } from 'react';
import { isTopLayer, type Layer, pushLayer, removeLayer, restoreFocus } from './stack';

/** Marks what floats over every layer (toasts): a press on it is none outside of a dialog. */
export const overLayers = { 'data-over-layers': '' } as const;

/**
 * Marks the control that takes the focus when its layer opens. `autoFocus` alone is not enough: a layer below is
 * still holding the focus inside itself when it is drawn, and takes it back.
 */
export function firstFocus(autoFocus: boolean | undefined) {
  return { autoFocus, 'data-first-focus': autoFocus || undefined };
}

/** Focuses the marked control, or else the content itself and not its close button. */
function focusContent(event: Event): void {
  event.preventDefault();
  const content = event.currentTarget as HTMLElement;
  const first = content.querySelector<HTMLElement>('[data-first-focus]');
  // A dialog taller than the window would be scrolled to where the browser likes it.
  if (first) first.focus();
  else content.focus({ preventScroll: true });
}

function useStacked(isOpen: boolean, close?: () => void) {
  const layer = useRef<Layer | null>(null);
  const latest = useRef(close);
  useLayoutEffect(() => {
    latest.current = close;
  });
  const isModal = close !== undefined;
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const pushed = pushLayer(isModal ? () => latest.current?.() : undefined);
    layer.current = pushed;
    return () => removeLayer(pushed);
  }, [isOpen, isModal]);
  return layer;
}

export interface ModalLayerOptions {
  /** Asks it to close, as the browser's Back does. */
  onClose: () => void;
  /** Neither Esc nor a press outside closes it. */
  persistent?: boolean;
}

/**
 * Adds a modal to the one stack of layers. What opened last is painted above (all share one z-index, and the
 * primitive appends to the body), has the focus, and is the only one to answer Esc; the focus goes back afterwards.
 * Returns the handlers for the primitive's content.
 */
export function useModalLayer(isOpen: boolean, { onClose, persistent = false }: ModalLayerOptions) {
  const layer = useStacked(isOpen, () => persistent || onClose());
  return {
    onOpenAutoFocus: focusContent,
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      if (layer.current) restoreFocus(layer.current);
    },
    onEscapeKeyDown(event: Event) {
      if (persistent || !isTopLayer(layer.current)) event.preventDefault();
    },
    onInteractOutside(event: Event) {
      const isOver = (event.target as Element).closest('[data-over-layers]') !== null;
      if (persistent || isOver) event.preventDefault();
    },
  };
}

/** Adds a panel without a focus trap to the stack: Esc closes it before whatever is below. */
export function usePanelLayer(isOpen: boolean, onEscape: () => void): void {
  const layer = useStacked(isOpen);
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    function press(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !isTopLayer(layer.current)) return;
      // Listeners of the layers below must not find themselves on top once this one is gone.
      event.stopImmediatePropagation();
      latest.current();
    }
    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  }, [isOpen, layer]);
}
