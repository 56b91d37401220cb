export {
  $isToastTimed,
  $toasts,
  $waitingCount,
  toastClosed,
  toastShown,
  toastsHeld,
  type Toast,
  type ToastHold,
  type ToastTone,
} from './model';
export { useToastsHold } from './use-toasts-hold';
