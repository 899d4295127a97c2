import type { Direction, Ref, Shape } from '../../program.ts';
import { refs } from './tell-names.ts';

/** The form of an area: `a burst of 2`. */
export function tellShape(shape: Shape): string {
  switch (shape.shape) {
    case 'burst':
      return `a burst of ${shape.size}`;
    case 'line':
      return `${shape.size === undefined ? 'a line to the edge of the map' : `a line of ${shape.size}`}${shape.wide === undefined ? '' : `, ${shape.wide} wide`}${shape.forward ? ', the way you face' : ''}${shape.away ? ' that runs away from you' : ''}${shape.both ? ' and the same on the opposite side' : ''}`;
    case 'plus':
      return `a plus with arms of ${shape.size}`;
    case 'path':
      return `a path of ${shape.size}`;
    case 'rectangle':
      return `${shape.columns} by ${shape.rows} spaces${shape.centred ? ', centred' : ''}${shape.away ? ' that run away from you' : ''}`;
    case 'spaces':
      return tellSpaces(shape);
  }
}

/** How an area lies to what it is laid from. */
export function whereTo(shape: Shape): 'from' | 'beside' | 'around' {
  if (shape.shape === 'rectangle' && shape.beside) return 'beside';
  return shape.shape === 'line' || shape.shape === 'path' ? 'from' : 'around';
}

function tellSpaces({ count, within, from, upTo, straight, row }: Extract<Shape, { shape: 'spaces' }>): string {
  const many = `${upTo ? 'up to ' : ''}${count} spaces ${row ? 'in one row' : 'that touch'}${straight && !row ? ', across no corner,' : ''}`;
  const far = within >= 99 ? 'at any range' : `within a burst of ${within}`;
  return `${count === 1 ? 'a space' : many} ${far}${from === undefined ? '' : `, none nearer than range ${from}`}`;
}

/** Which way somebody is moved: `away from you`. */
export function tellDirection(direction: Direction, of: Ref): string {
  switch (direction) {
    case 'away':
      return `away from ${refs[of]}`;
    case 'towards':
      return `towards ${refs[of]}`;
    case 'any':
      return 'in one straight line of your choice';
    case 'along-any-path':
      return 'along any path';
    case 'heading':
      return 'in the same direction';
    case 'back':
      return 'in the opposite direction';
    case 'onward':
      return 'in the direction in which you went';
    case 'north':
    case 'east':
    case 'south':
    case 'west':
      return direction;
    case 'sideways':
      return `sideways, as ${refs[of]} ${of === 'you' ? 'see' : 'sees'} it`;
  }
}
