export { MoreLink, Section, SectionHead, type SectionHeadProps } from './section';
