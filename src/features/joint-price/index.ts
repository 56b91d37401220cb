// It draws nothing: the slip of `entities/slip` shows what is asked for here.
import './model';
