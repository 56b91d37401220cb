export { {{Name}} } from './ui/{{name}}';
