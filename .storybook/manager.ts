import { addons } from 'storybook/manager-api';
import { brands } from './brand.ts';

const darkWanted = matchMedia('(prefers-color-scheme: dark)');

addons.setConfig({ theme: darkWanted.matches ? brands.dark : brands.light });
