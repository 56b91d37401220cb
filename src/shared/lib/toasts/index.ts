export {
  $isToastTimed,
  $toasts,
  $waitingCount,
  toastClosed,
  toastShown,
  toastsHeld,
  type Toast,
  type ToastTone,
} from './model';
