import { createStore } from 'effector';
import { sideMenuOpened } from '@/entities/site-menu';

/** The sheet is loaded at its first opening and stays, so that closing can give the focus back. */
export const $wasOpened = createStore(false).on(sideMenuOpened, () => true);
