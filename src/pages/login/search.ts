import { fitting, isText, optional, searchShape } from '@/shared/lib/shape';

/** `redirect` is the address to come back to; `safeReturnPath` judges it where it is used. */
export const loginSearch = searchShape({ redirect: optional(fitting(isText, '')) });
