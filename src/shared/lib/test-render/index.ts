export {
  act,
  cleanup,
  fireEvent,
  renderInApp,
  screen,
  waitFor,
  within,
  type Rendered,
  type RenderOptions,
} from './render-in-app';
