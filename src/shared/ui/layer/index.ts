export { firstFocus, overLayers, useModalLayer, usePanelLayer } from './use-layer';
