export {
  $isToastTimed,
  $toasts,
  toastClosed,
  toastShown,
  type Toast,
  type ToastTone,
} from './model';
