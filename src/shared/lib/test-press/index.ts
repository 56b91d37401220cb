export { choose, hoverOver, press, pressEnter, typeInto } from './press';
