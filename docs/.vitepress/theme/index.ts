// Without fonts: the reader's own ones, nothing to fetch.
import DefaultTheme from 'vitepress/theme-without-fonts';
import Layout from './layout.vue';
import ReportDemo from './report-demo.vue';
import './style.css';

export default {
  extends: DefaultTheme,
  Layout,
  enhanceApp: ({ app }) => {
    app.component('ReportDemo', ReportDemo);
  },
};
