export {
  act,
  renderInApp,
  screen,
  type Rendered,
  type RenderOptions,
} from './render-in-app';
