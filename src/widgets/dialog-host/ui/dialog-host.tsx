import { useUnit } from 'effector-react';
import { type ComponentType, createElement, Suspense } from 'react';
import { $dialog, type OpenDialog } from '@/shared/lib/dialogs';
import { dialogs, isDrawn } from '../lib/dialogs';
import { useOpener } from '../lib/use-opener';
import '../model';

function draw({ name, props }: OpenDialog) {
  if (!isDrawn(name)) return null;
  return createElement(dialogs[name] as ComponentType<object>, { key: name, ...props });
}

/** Draws whichever dialog is open. Stands once in the app, inside the router and beside its pages. */
export function DialogHost() {
  const dialog = useUnit($dialog);
  useOpener(dialog !== null);
  return <Suspense fallback={null}>{dialog && draw(dialog)}</Suspense>;
}
