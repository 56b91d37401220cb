export {
  act,
  configure,
  fireEvent,
  renderInApp,
  screen,
  waitFor,
  type Rendered,
  type RenderOptions,
} from './render-in-app';
