export {
  cryptoPage,
  cryptoViewPage,
  cryptoWritePage,
  freePage,
  freeViewPage,
  freeWritePage,
} from './page';
