export { closeTopModal, onModalOpened } from './stack';
export { firstFocus, overLayers, useModalLayer, usePanelLayer } from './use-layer';
