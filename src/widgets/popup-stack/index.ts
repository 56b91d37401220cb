export { PopupStack } from './ui/popup-stack';
