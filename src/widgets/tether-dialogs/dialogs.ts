import { combine, createStore, sample } from 'effector';
import { $isLoggedIn } from '@/entities/member';
import { createDialog } from '@/shared/lib/dialogs';
import { $place, navigated, navigationRequested, navigationStarted } from '@/shared/routes';

/** The page that comes may be the dialog's own. */
const $isLeaving = createStore(false)
  .on(navigationStarted, () => true)
  .on(navigated, () => false);

/** A dialog of a form that has a page as well: both draw one model, so that one of them alone may be open. */
function createFormDialog(name: string, path: '/chargeCrypto' | '/exchangeCrypto') {
  const dialog = createDialog({
    name,
    $isAllowed: combine(
      [$isLoggedIn, $isLeaving, $place] as const,
      ([isLoggedIn, isLeaving, place]) => isLoggedIn && !isLeaving && place.path !== path,
    ),
  });
  // The page has the same form, and sends guests to the login.
  sample({ clock: dialog.refused, fn: () => ({ to: path }), target: navigationRequested });
  // Before the page opens its form, this one has to be let go.
  sample({
    clock: navigationStarted,
    source: dialog.$isOpen,
    filter: Boolean,
    target: dialog.closed,
  });
  return dialog;
}

export const depositDialog = createFormDialog('coinDeposit', '/chargeCrypto');
export const withdrawalDialog = createFormDialog('tetherWithdrawal', '/exchangeCrypto');
