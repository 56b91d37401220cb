export { type AttachedFile, filesOf, isFaulty, isUnderWay } from './lib/attached-file';
export { countOf, postSchema, type PostValues, titleRange } from './lib/post-schema';
export { $files, filesChosen, filesForgotten, filesRestored } from './model';
export { PostEditor, type PostEditorProps } from './ui/post-editor';
