export { NoticeMarquee } from './ui/notice-marquee';
