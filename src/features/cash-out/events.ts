// The door for who names the bet that is visible before its panel is loaded.
export { betShown } from './model';
