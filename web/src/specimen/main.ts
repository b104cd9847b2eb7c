import { mount } from 'svelte';
import Specimen from './Specimen.svelte';
import '../look/look.css';
import './specimen.css';

mount(Specimen, { target: document.getElementById('app')! });
