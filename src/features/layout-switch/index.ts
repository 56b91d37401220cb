export { LayoutSwitch, type LayoutSwitchProps } from './ui/layout-switch';
