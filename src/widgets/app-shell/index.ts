export { BareFrame, type BareFrameProps } from './ui/bare-frame';
export { Hosts } from './ui/hosts';
export { LineSpace } from './ui/line-space';
export { NoticeRow, type NoticeRowProps } from './ui/notice-row';
export { SiteFrame, type SiteFrameProps } from './ui/site-frame';
