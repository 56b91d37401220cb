import { useUnit } from 'effector-react';
import { createElement, Suspense } from 'react';
import { $dialog, viewOfDialog } from '@/shared/lib/dialogs';
import '../model';

/** Whichever dialog is open. Once in the app, inside the router and beside its pages. */
export function DialogHost() {
  const name = useUnit($dialog)?.name;
  const View = name === undefined ? undefined : viewOfDialog(name);
  return <Suspense fallback={null}>{View && createElement(View, { key: name })}</Suspense>;
}
