export { BareFrame, type BareFrameProps } from './ui/bare-frame';
export { DemoLogo } from './ui/demo-logo';
export { NoticeRow, type NoticeRowProps } from './ui/notice-row';
export { SiteFrame, type SiteFrameProps } from './ui/site-frame';
