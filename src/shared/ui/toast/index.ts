export { Toast, type ToastProps, type ToastTone } from './toast';
// In a file of its own: the region is in the entry, and what it holds comes later.
export { ToastRegion, type ToastRegionProps, WaitingNote } from './toast-region';
