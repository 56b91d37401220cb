import { createStore } from 'effector';
import { writePageOpened } from '../events';

/** The kind that the address proposes; '' for none. */
export const $flag = createStore('').on(writePageOpened, (_last, { params }) => params.flag ?? '');
