import { style } from '@vanilla-extract/css';
import { space } from '../../theme/scale.ts';

export const list = style({ listStyle: 'disc', paddingInlineStart: space.lg, marginTop: space.xxs });
