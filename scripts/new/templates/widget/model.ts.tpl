import { createEvent, createStore } from 'effector';

export const toggled = createEvent();

export const $isOpen = createStore(false).on(toggled, (isOpen) => !isOpen);
