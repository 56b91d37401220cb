export {
  type Align,
  aligns,
  type Gap,
  gaps,
  type Justify,
  justifies,
  type LayoutElement,
} from './variants';
