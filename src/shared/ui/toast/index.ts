export {
  Toast,
  type ToastProps,
  ToastRegion,
  type ToastRegionProps,
  type ToastTone,
} from './toast';
